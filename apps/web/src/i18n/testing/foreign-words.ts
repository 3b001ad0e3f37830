import { LANGUAGES, type Language } from '@madre/contract'

/** Words that only one of the languages writes; found on a screen of another, they were left untranslated. */
const OWN_WORDS: Record<Language, string[]> = {
  en: ['the', 'with', 'and', 'spacing', 'length', 'sheet', 'password', 'loads?', 'snow', 'checks?'],
  pt: [
    'não',
    '\\p{L}+ção',
    'vãos?',
    'afastamento',
    'comprimento',
    'neve',
    'vento',
    'aço',
    'apoio',
    'sessão',
    'secções',
    'seu',
    'sua',
  ],
  de: ['und', 'der', 'mit', 'nicht', 'länge', 'schnee', 'stützweite', 'passwort', 'ergebnisse', 'lasten?', 'auflager'],
  fr: ['et', 'les', 'avec', 'longueur', 'neige', 'travées?', 'mot de passe', 'résultats', 'charges?', 'une', 'appui'],
  es: ['el', 'las', 'del', 'longitud', 'nieve', 'viento', 'vanos?', 'contraseña', 'apoyo', '\\p{L}+ción'],
}
const wordsOf = (language: Language) => new RegExp(`(?<!\\p{L})(${OWN_WORDS[language].join('|')})(?!\\p{L})`, 'giu')
const WORDS = LANGUAGES.map((language) => [language, wordsOf(language)] as const)

/** Texts that are data or names of standards, the same in every language. */
const SAME_EVERYWHERE =
  /Ana Silva|Rua do Exemplo.*|Estruturas do Norte|engineer\.\S+|English|Português|Deutsch|Français|Español/g

/** Everything a page says: its texts, what it calls its parts, its title. It needs nothing but the page, and runs in a browser too. */
export function textsOfPage(): string[] {
  const attributes = ['aria-label', 'title', 'placeholder', 'alt']
  const labels = [...document.querySelectorAll(attributes.map((name) => `body [${name}]`).join())]
    .filter((element) => !element.closest('[lang]:not(html)'))
    .flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? ''))
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const drawn: string[] = []
  while (walker.nextNode())
    if (!walker.currentNode.parentElement?.closest('[lang]:not(html), script, style, sub'))
      drawn.push(walker.currentNode.textContent ?? '')
  return [...labels, ...drawn, document.title]
}

/** The words among texts in one language that only another one writes. */
export function foreignWords(texts: string[], language: Language): string[] {
  // The standard's symbols are no words: W_z,com.
  const text = texts
    .join('\n')
    .replace(SAME_EVERYWHERE, '')
    .replace(/\p{L}+_[\p{L}\d,]+/gu, '')
  const others = WORDS.filter(([other]) => other !== language)
  return [
    ...new Set(others.flatMap(([other, words]) => [...text.matchAll(words)].map(([word]) => `${other}: ${word}`))),
  ]
}
