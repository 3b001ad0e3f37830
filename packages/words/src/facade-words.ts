/** What is upper and lower on a roof is outer and inner on a façade: fibres, flanges and their lips. */
import type { Language } from '@madre/contract'

const RULES: Record<Language, [from: RegExp, to: string][]> = {
  en: [
    [/\bupper \(outer\)/g, 'outer'],
    [/\bupper outside face/g, 'outer face'],
    [/\bthe upper and the lower flange/g, 'the outer and the inner flange'],
    [/\bupper(?= fibre| flange| lip| \(Ω)/g, 'outer'],
    [/\blower(?= fibre| flange| lip)/g, 'inner'],
    [/\bUpper(?= fibre| flange| lip)/g, 'Outer'],
    [/\bLower(?= fibre| flange| lip)/g, 'Inner'],
    [/(?<=Restraints, )upper/g, 'outer'],
    [/(?<=Restraints, )lower/g, 'inner'],
  ],
  pt: [
    [/\bsuperior \(exterior\)/g, 'exterior'],
    [/\bface exterior superior\b/g, 'face exterior'],
    [/o banzo superior com o inferior/g, 'o banzo exterior com o interior'],
    [/(?<=([Ff]ibra|[Bb]anzo|[Rr]eforço) )superior\b/g, 'exterior'],
    [/(?<=([Ff]ibra|[Bb]anzo|[Rr]eforço) )inferior\b/g, 'interior'],
    [/(?<=Travamentos, )sup\./g, 'ext.'],
    [/(?<=Travamentos, )inf\./g, 'int.'],
  ],
  de: [
    [/Obergurt \(außen\)/g, 'Außengurt'],
    [/\boberen Außenseite\b/g, 'äußeren Seite'],
    [/Ober- und Untergurt/g, 'Außen- und Innengurt'],
    [/Obergurt/g, 'Außengurt'],
    [/Untergurt/g, 'Innengurt'],
    [/\bObere(?=[nrs]? (Faser|Lippe))/g, 'Äußere'],
    [/\bUntere(?=[nrs]? (Faser|Lippe))/g, 'Innere'],
    [/\bobere(?=[nrs]? (Faser|Lippe))/g, 'äußere'],
    [/\buntere(?=[nrs]? (Faser|Lippe))/g, 'innere'],
    [/(?<=Halterungen, )oben/g, 'außen'],
    [/(?<=Halterungen, )unten/g, 'innen'],
  ],
  fr: [
    [/\bcouverture\b([^.]*?)\bcelle-ci\b/g, 'couverture$1celui-ci'],
    [/\bcouverture n’a été saisie : elle\b/g, 'bardage n’a été saisie : il'],
    [/\bLa couverture elle-même\b/g, 'Le bardage lui-même'],
    [/\bla couverture ou (le|du) bardage\b/g, 'la couverture'],
    [/\bde la couverture\b/g, 'du bardage'],
    [/\bla couverture\b/g, 'le bardage'],
    [/\bcouverture\b/g, 'bardage'],
    [/\bCouverture\b/g, 'Bardage'],
    [/supérieure \(extérieure\)/g, 'extérieure'],
    [/\bface extérieure supérieure/g, 'face extérieure'],
    [/les semelles supérieure et inférieure/g, 'les semelles extérieure et intérieure'],
    [/(?<=([Ff]ibre|[Ss]emelle) )supérieure/g, 'extérieure'],
    [/(?<=([Ff]ibre|[Ss]emelle) )inférieure/g, 'intérieure'],
    [/(?<=[Rr]aidisseur )supérieur(?![a-z])/g, 'extérieur'],
    [/(?<=[Rr]aidisseur )inférieur(?![a-z])/g, 'intérieur'],
    [/(?<=Maintiens, )sup\./g, 'ext.'],
    [/(?<=Maintiens, )inf\./g, 'int.'],
  ],
  es: [
    [/\bsuperior \(exterior\)/g, 'exterior'],
    [/\bcara exterior superior\b/g, 'cara exterior'],
    [/el ala superior por la inferior/g, 'el ala exterior por la interior'],
    [/(?<=([Ff]ibra|[Aa]la|[Ll]abio) )superior\b/g, 'exterior'],
    [/(?<=([Ff]ibra|[Aa]la|[Ll]abio) )inferior\b/g, 'interior'],
    [/(?<=Arriostr\., )sup\./g, 'ext.'],
    [/(?<=Arriostr\., )inf\./g, 'int.'],
  ],
}

/** A text with the words of a façade. */
export const onFacade = (text: string, language: Language): string =>
  RULES[language].reduce((said, [from, to]) => said.replace(from, to), text)
