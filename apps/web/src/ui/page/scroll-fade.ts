import type { RefCallback } from 'react'

/** A ref for sideways scrolling: the edge fades while there is more beyond it (`.fades` of base.css). */
export const scrollFade: RefCallback<HTMLElement> = (element) => {
  if (!element) return
  const measure = () => {
    const beyond = element.scrollWidth - element.clientWidth - element.scrollLeft
    element.toggleAttribute('data-more', beyond > 1)
  }
  const observer = new ResizeObserver(measure)
  observer.observe(element)
  for (const child of element.children) observer.observe(child)
  element.addEventListener('scroll', measure, { passive: true })
  measure()
  return () => {
    observer.disconnect()
    element.removeEventListener('scroll', measure)
  }
}
