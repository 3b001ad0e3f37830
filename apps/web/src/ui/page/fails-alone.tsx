import { Component, type ReactNode } from 'react'

interface Props {
  /** shown in place of the failed part */
  instead: ReactNode
  children: ReactNode
}

/** Keeps a failure of its children from the screen around them. */
export class FailsAlone extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children
  }
}
