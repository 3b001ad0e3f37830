import type { Brand, Language } from '@madre/contract'

export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[c] ?? c)

/** The sender of a mail, a line an entry. */
export const signature = (brand: Brand): string[] => [
  brand.name,
  ...brand.address.filter((line) => line !== brand.name),
]

/** A mail as a page: the maker's name, the content and a foot. @param inside  HTML */
export function mailPage({
  lang,
  subject,
  brand,
  inside,
  foot,
}: {
  lang: Language
  subject: string
  brand: Brand
  inside: string
  foot: string
}): string {
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body style="margin:0;padding:24px;background:#f3f5f7"><div style="max-width:560px;margin:0 auto;padding:32px;background:#fff;border-radius:8px;font:16px/1.5 'Source Sans 3',Segoe UI,Helvetica,Arial,sans-serif;color:#1d252c"><p style="margin-top:0;font-weight:600;color:${brand.accent}">${escapeHtml(brand.name)}</p>${inside}<p style="margin-bottom:0;padding-top:16px;border-top:1px solid #dde2e6;color:#5b6670;font-size:13px">${escapeHtml(foot)}<br>${signature(brand).map(escapeHtml).join(' · ')}</p></div></body></html>`
}
