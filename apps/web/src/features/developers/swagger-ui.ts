import './viewer.css'
import scriptAddress from 'swagger-ui-dist/swagger-ui-bundle.js?url'

/** React as the viewer brings it, as far as its layout needs it. */
interface ViewerReact {
  createElement(type: unknown, props?: object | null, ...children: unknown[]): unknown
}

type ShowApi = (options: {
  url: string
  domNode: HTMLElement
  layout: string
  plugins: ((system: { React: ViewerReact }) => object)[]
  validatorUrl: null
  docExpansion: 'list'
  defaultModelsExpandDepth: number
  syntaxHighlight: false
  onComplete: () => void
}) => unknown

declare global {
  interface Window {
    SwaggerUIBundle?: ShowApi
  }
}

/** Loads the viewer, once: a script of our own server, as it is published (decision 0019). */
export async function loadViewer(): Promise<ShowApi> {
  if (window.SwaggerUIBundle) return window.SwaggerUIBundle
  await new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = scriptAddress
    script.onload = resolve
    script.onerror = reject
    document.head.append(script)
  })
  return window.SwaggerUIBundle!
}

/** What the viewer gives its layout. */
interface LayoutProps {
  getComponent: (name: string, container?: boolean) => unknown
  specSelectors: { specStr(): string; info(): { get(key: string): unknown } }
}

/** The parts of the viewer without a title of its own and without a second `main`: it stands inside a page. */
export function pageLayout({ React: { createElement } }: { React: ViewerReact }): object {
  const layout = ({ getComponent, specSelectors }: LayoutProps) => {
    const description = specSelectors.specStr() && specSelectors.info().get('description')
    return createElement(
      'div',
      { className: 'swagger-ui', lang: 'en' },
      createElement(getComponent('SvgAssets')),
      createElement(getComponent('errors', true)),
      description &&
        createElement(
          'div',
          { className: 'info' },
          createElement(getComponent('Markdown', true), { source: description }),
        ),
      description &&
        createElement(
          'div',
          { className: 'scheme-container' },
          createElement(getComponent('AuthorizeBtnContainer', true)),
        ),
      createElement(getComponent('operations', true)),
      createElement(getComponent('Models', true)),
    )
  }
  return { components: { PageLayout: layout } }
}

/**
 * What the viewer leaves out: its examples scroll, and the keyboard has to reach them; its dialog closes by a picture without a name, is not
 * entered when it opens, and does not know Esc.
 */
export function reachable(place: HTMLElement): () => void {
  let opener: Element | null = null
  const reach = () => {
    for (const example of place.querySelectorAll<HTMLElement>('pre.microlight:not([tabindex])')) example.tabIndex = 0
    const close = place.querySelector<HTMLElement>('.close-modal:not([aria-label])')
    if (!close) return
    close.setAttribute('aria-label', 'Close')
    opener = document.activeElement
    close.focus()
  }
  const closeByKey = ({ key }: KeyboardEvent) => {
    const close = key === 'Escape' ? place.querySelector<HTMLElement>('.close-modal') : null
    if (!close) return
    close.click()
    // The viewer makes its buttons anew as the dialog comes and goes.
    requestAnimationFrame(() => {
      const to = opener?.isConnected ? opener : place.querySelector('.btn.authorize')
      if (to instanceof HTMLElement) to.focus()
    })
  }
  const observer = new MutationObserver(reach)
  observer.observe(place, { childList: true, subtree: true })
  document.addEventListener('keydown', closeByKey)
  return () => {
    observer.disconnect()
    document.removeEventListener('keydown', closeByKey)
  }
}
