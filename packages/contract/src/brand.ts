/** What a maker puts in the place of ours: one file, BRAND_FILE. An empty link is not shown. */
export interface Brand {
  name: string
  /** an SVG document as text, drawn in currentColor; '' shows the name alone */
  logoSvg: string
  /** sRGB hex of the one accent colour, '#1f5f8b' */
  accent: string
  /** postal address, one line an entry */
  address: string[]
  links: { catalogue: string; privacy: string; cookies: string; terms: string }
  social: { name: string; url: string }[]
  /** whom users ask, an e-mail or https address; absent: the operator of the server */
  contact?: string | undefined
  /** lets pages of the maker show the trial in a frame; absent: no page may frame anything */
  embed?: Embed | undefined
}

/** Who may frame `/embed`, and where its "send me this design" goes. */
export interface Embed {
  /** origins of the maker's pages, 'https://www.example.com' */
  allowedOrigins: string[]
  /** the one address designs are mailed to; absent: the frame has no such form */
  requestMailTo?: string | undefined
}

/** What anybody may read of a brand: whether it takes designs, but not at which address; and whether the server sends mails. */
export interface PublicBrand extends Omit<Brand, 'embed'> {
  /** whether the server sends mails; absent where it has not answered */
  sendsMail?: boolean | undefined
  embed?: { allowedOrigins: string[]; takesDesigns: boolean } | undefined
}

/** The brand without what is the maker's own business. */
export function publicBrand({ embed, ...others }: Brand, sendsMail: boolean): PublicBrand {
  const brand = { ...others, sendsMail }
  if (embed === undefined) return brand
  const { allowedOrigins, requestMailTo } = embed
  return { ...brand, embed: { allowedOrigins, takesDesigns: requestMailTo !== undefined } }
}

export const DEFAULT_BRAND: Omit<Brand, 'embed'> = {
  name: 'Madre',
  logoSvg:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round"><path d="M3 22v4h7l3-18h6l3 18h7v-4"/></svg>',
  accent: '#1f5f8b',
  address: ['Madre', 'Rua do Exemplo 1', '4700-000 Braga', 'Portugal'],
  links: { catalogue: '', privacy: '/privacy', cookies: '/cookies', terms: '/terms' },
  social: [],
}
