import { Component, type ReactNode } from 'react'

interface Props {
  /** stands in the place of what could not be shown */
  instead: ReactNode
  children: ReactNode
}

/** What is inside may fail without taking the screen around it along. */
export class FailsAlone extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children
  }
}
