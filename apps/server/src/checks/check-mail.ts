import type { Brand, Language } from '@madre/contract'
import type { Db } from '../db/database.ts'
import type { CheckMailKind, RevisionChecksTable } from '../db/tables.ts'
import { personName } from '../mail/person-name.ts'
import { type Mail, type MailWords, mailOf } from '../mail/templates.ts'
import { asLanguage } from '../messages/messages.ts'

type Decision = NonNullable<RevisionChecksTable['decision']>

/** `{who}` asks or has decided, `{letter}` is the revision, `{of}` its simulation with the preposition of the language. */
interface Words {
  asked: MailWords
  decided: Record<Decision, MailWords>
  /** a simulation with its name, and one whose name must not be in a mail */
  named: string
  nameless: string
  someone: string
}

const WORDS: Record<Language, Words> = {
  en: {
    asked: {
      subject: '{who} asks you to check revision {letter}',
      body: '{who} asks you to check revision {letter} of {of}: input, result and calculation note are there for you to read. You check it, or return it with a comment.',
      action: 'Look at the revision',
      after:
        'It is shown to an account with this address, and you can create one there. If you do not know who asks, ignore this message.',
    },
    decided: {
      CHECKED: {
        subject: 'Revision {letter} has been checked',
        body: '{who} has checked revision {letter} of {of}. Its calculation note now says so.',
        action: 'Open the simulation',
      },
      RETURNED: {
        subject: 'Revision {letter} has been returned',
        body: '{who} has returned revision {letter} of {of} with a comment.',
        action: 'Read the comment',
      },
    },
    named: 'the simulation “{name}”',
    nameless: 'a simulation',
    someone: 'Someone',
  },
  pt: {
    asked: {
      subject: '{who} pede-lhe que verifique a revisão {letter}',
      body: '{who} pede-lhe que verifique a revisão {letter} {of}: pode ler os dados, o resultado e a nota de cálculo. Verifica-a, ou devolve-a com um comentário.',
      action: 'Ver a revisão',
      after:
        'É mostrada a uma conta com este endereço, e pode criar aí uma. Se não sabe quem pede, ignore esta mensagem.',
    },
    decided: {
      CHECKED: {
        subject: 'A revisão {letter} foi verificada',
        body: '{who} verificou a revisão {letter} {of}. A nota de cálculo di-lo a partir de agora.',
        action: 'Abrir a simulação',
      },
      RETURNED: {
        subject: 'A revisão {letter} foi devolvida',
        body: '{who} devolveu a revisão {letter} {of} com um comentário.',
        action: 'Ler o comentário',
      },
    },
    named: 'da simulação «{name}»',
    nameless: 'de uma simulação',
    someone: 'Alguém',
  },
  de: {
    asked: {
      subject: '{who} bittet Sie, Revision {letter} zu prüfen',
      body: '{who} bittet Sie, Revision {letter} {of} zu prüfen: Eingaben, Ergebnis und statische Berechnung liegen für Sie bereit. Sie prüfen sie oder geben sie mit einem Kommentar zurück.',
      action: 'Revision ansehen',
      after:
        'Gezeigt wird sie einem Konto mit dieser Adresse; Sie können dort eines anlegen. Kennen Sie die bittende Person nicht, ignorieren Sie diese Nachricht.',
    },
    decided: {
      CHECKED: {
        subject: 'Revision {letter} ist geprüft',
        body: '{who} hat Revision {letter} {of} geprüft. Die statische Berechnung weist das jetzt aus.',
        action: 'Simulation öffnen',
      },
      RETURNED: {
        subject: 'Revision {letter} ist zurückgekommen',
        body: '{who} hat Revision {letter} {of} mit einem Kommentar zurückgegeben.',
        action: 'Kommentar lesen',
      },
    },
    named: 'der Simulation „{name}“',
    nameless: 'einer Simulation',
    someone: 'Jemand',
  },
  fr: {
    asked: {
      subject: '{who} vous demande de vérifier la révision {letter}',
      body: '{who} vous demande de vérifier la révision {letter} {of} : les données, le résultat et la note de calcul sont à votre disposition. Vous la vérifiez, ou la renvoyez avec un commentaire.',
      action: 'Voir la révision',
      after:
        'Elle est montrée à un compte de cette adresse, et vous pouvez y en créer un. Si vous ne savez pas qui le demande, ignorez ce message.',
    },
    decided: {
      CHECKED: {
        subject: 'La révision {letter} est vérifiée',
        body: '{who} a vérifié la révision {letter} {of}. La note de calcul le dit désormais.',
        action: 'Ouvrir la simulation',
      },
      RETURNED: {
        subject: 'La révision {letter} est renvoyée',
        body: '{who} a renvoyé la révision {letter} {of} avec un commentaire.',
        action: 'Lire le commentaire',
      },
    },
    named: 'de la simulation « {name} »',
    nameless: 'd’une simulation',
    someone: 'Quelqu’un',
  },
  es: {
    asked: {
      subject: '{who} le pide que compruebe la revisión {letter}',
      body: '{who} le pide que compruebe la revisión {letter} {of}: puede leer los datos, el resultado y la memoria de cálculo. La da por comprobada, o la devuelve con un comentario.',
      action: 'Ver la revisión',
      after:
        'Se muestra a una cuenta de esta dirección, y puede crear una allí. Si no sabe quién se lo pide, no haga caso de este mensaje.',
    },
    decided: {
      CHECKED: {
        subject: 'La revisión {letter} está comprobada',
        body: '{who} ha comprobado la revisión {letter} {of}. La memoria de cálculo lo dice desde ahora.',
        action: 'Abrir la simulación',
      },
      RETURNED: {
        subject: 'La revisión {letter} se ha devuelto',
        body: '{who} ha devuelto la revisión {letter} {of} con un comentario.',
        action: 'Leer el comentario',
      },
    },
    named: 'de la simulación «{name}»',
    nameless: 'de una simulación',
    someone: 'Alguien',
  },
}

interface Addressed extends Mail {
  to: { name: string; address: string }
}

/**
 * The mail about a check in its present state. Names are free text, so they are filtered. Nothing written by author or checker, and no
 * number of the design, is in it.
 *
 * @param authorLang  for the author, and for an address without a confirmed account
 * @returns null if nothing is left to say: the check was withdrawn, decided before the mail was sent, or deleted
 */
export async function checkMail(
  { db, baseUrl, brand }: { db: Db; baseUrl: string; brand: Brand },
  kind: CheckMailKind,
  checkId: string,
  authorLang: string,
): Promise<Addressed | null> {
  const check = await db
    .selectFrom('revision_checks as c')
    .innerJoin('revisions as r', 'r.id', 'c.revision_id')
    .innerJoin('calculations', 'calculations.id', 'r.calculation_id')
    .innerJoin('users as author', 'author.id', 'r.user_id')
    .leftJoin('users as checker', (join) =>
      join.onRef('checker.email_key', '=', 'c.email_key').on('checker.activated_at', 'is not', null),
    )
    .select(['c.email', 'c.ended_at', 'c.decision', 'c.name as decided_by', 'r.letter', 'r.calculation_id'])
    .select(['calculations.name as simulation', 'author.email as author_email'])
    .select(['author.first_name as author_first', 'author.last_name as author_last'])
    .select(['checker.first_name', 'checker.last_name', 'checker.lang'])
    .where('c.id', '=', checkId)
    .executeTakeFirst()
  if (check === undefined) return null
  const author = `${check.author_first} ${check.author_last}`
  const of = { letter: check.letter, simulation: check.simulation }
  if (kind === 'check-asked') {
    if (check.ended_at !== null || check.decision !== null) return null
    const lang = asLanguage(check.lang ?? authorLang) ?? 'en'
    const words = filled(WORDS[lang].asked, lang, { ...of, who: author })
    const to = { name: personName(`${check.first_name ?? ''} ${check.last_name ?? ''}`), address: check.email }
    return {
      to,
      ...mailOf({ words, lang, firstName: check.first_name ?? '', url: `${baseUrl}/checks/${checkId}`, brand }),
    }
  }
  if (check.decision === null) return null
  const lang = asLanguage(authorLang) ?? 'en'
  const words = filled(WORDS[lang].decided[check.decision], lang, { ...of, who: check.decided_by ?? '' })
  const to = { name: personName(author), address: check.author_email }
  const url = `${baseUrl}/simulator/${check.calculation_id}`
  return { to, ...mailOf({ words, lang, firstName: check.author_first, url, brand }) }
}

/** The texts with their names, each in a form allowed in a mail. */
function filled(
  words: MailWords,
  lang: Language,
  { who, letter, simulation }: { who: string; letter: string; simulation: string },
): MailWords {
  const { named, nameless, someone } = WORDS[lang]
  const name = personName(simulation)
  const values: Record<string, string> = {
    who: personName(who) || someone,
    letter,
    of: name === '' ? nameless : named.replace('{name}', () => name),
  }
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '')
  return { ...words, subject: fill(words.subject), body: fill(words.body) }
}
