import type { Brand, Language } from '@madre/contract'
import type { UserMailKind } from '../db/tables.ts'
import { escapeHtml, mailPage, signature } from './mail-page.ts'
import { personName } from './person-name.ts'

export interface Mail {
  subject: string
  text: string
  html: string
}

/** Content of a mail between its greeting and its foot. */
export interface MailWords {
  subject: string
  body: string
  /** the text of the button; absent when the mail asks for nothing */
  action?: string
  after?: string
}

interface Frame {
  greeting: string
  link: string
  footer: string
}

const FRAMES: Record<Language, Frame> = {
  en: {
    greeting: 'Hello {firstName},',
    link: 'If the button does not work, open this address:',
    footer: 'This message was sent automatically. Please do not reply.',
  },
  pt: {
    greeting: 'Olá, {firstName},',
    link: 'Se o botão não funcionar, abra este endereço:',
    footer: 'Esta mensagem foi enviada automaticamente. Por favor, não responda.',
  },
  de: {
    greeting: 'Guten Tag {firstName},',
    link: 'Falls die Schaltfläche nicht funktioniert, öffnen Sie diese Adresse:',
    footer: 'Diese Nachricht wurde automatisch versandt. Bitte antworten Sie nicht darauf.',
  },
  fr: {
    greeting: 'Bonjour {firstName},',
    link: 'Si le bouton ne fonctionne pas, ouvrez cette adresse :',
    footer: 'Ce message a été envoyé automatiquement. Merci de ne pas y répondre.',
  },
  es: {
    greeting: 'Hola, {firstName}:',
    link: 'Si el botón no funciona, abra esta dirección:',
    footer: 'Este mensaje se ha enviado automáticamente. Por favor, no responda.',
  },
}

const WORDS: Record<UserMailKind, Record<Language, MailWords>> = {
  confirm: {
    en: {
      subject: 'Activate your {brand} account',
      body: 'An account was created with this address. Please confirm that it is yours.',
      action: 'Activate account',
      after: 'The link works for 24 hours. If it was not you, ignore this message: the account stays inactive.',
    },
    pt: {
      subject: 'Ative a sua conta {brand}',
      body: 'Foi criada uma conta com este endereço. Por favor, confirme que é seu.',
      action: 'Ativar conta',
      after: 'A ligação é válida durante 24 horas. Se não foi você, ignore esta mensagem: a conta fica inativa.',
    },
    de: {
      subject: 'Aktivieren Sie Ihr Konto bei {brand}',
      body: 'Mit dieser Adresse wurde ein Konto angelegt. Bitte bestätigen Sie, dass sie Ihnen gehört.',
      action: 'Konto aktivieren',
      after: 'Der Link gilt 24 Stunden. Waren Sie es nicht, ignorieren Sie diese Nachricht: Das Konto bleibt inaktiv.',
    },
    fr: {
      subject: 'Activez votre compte {brand}',
      body: 'Un compte a été créé avec cette adresse. Veuillez confirmer qu’elle est la vôtre.',
      action: 'Activer le compte',
      after: 'Le lien est valable 24 heures. Si ce n’était pas vous, ignorez ce message : le compte restera inactif.',
    },
    es: {
      subject: 'Active su cuenta de {brand}',
      body: 'Se ha creado una cuenta con esta dirección. Confirme que es suya.',
      action: 'Activar la cuenta',
      after:
        'El enlace es válido durante 24 horas. Si no ha sido usted, no haga caso de este mensaje: la cuenta seguirá inactiva.',
    },
  },
  reset: {
    en: {
      subject: 'Choose a new {brand} password',
      body: 'A new password was asked for this account.',
      action: 'Choose a new password',
      after:
        'The link works for 60 minutes and once. If it was not you, ignore this message: your password stays as it is.',
    },
    pt: {
      subject: 'Escolha uma nova senha {brand}',
      body: 'Foi pedida uma nova senha para esta conta.',
      action: 'Escolher nova senha',
      after:
        'A ligação é válida durante 60 minutos e uma só vez. Se não foi você, ignore esta mensagem: a sua senha não muda.',
    },
    de: {
      subject: 'Wählen Sie ein neues Passwort für {brand}',
      body: 'Für dieses Konto wurde ein neues Passwort angefordert.',
      action: 'Neues Passwort wählen',
      after:
        'Der Link gilt 60 Minuten und nur einmal. Waren Sie es nicht, ignorieren Sie diese Nachricht: Ihr Passwort bleibt, wie es ist.',
    },
    fr: {
      subject: 'Choisissez un nouveau mot de passe {brand}',
      body: 'Un nouveau mot de passe a été demandé pour ce compte.',
      action: 'Choisir un nouveau mot de passe',
      after:
        'Le lien est valable 60 minutes et une seule fois. Si ce n’était pas vous, ignorez ce message : votre mot de passe ne change pas.',
    },
    es: {
      subject: 'Elija una nueva contraseña de {brand}',
      body: 'Se ha pedido una nueva contraseña para esta cuenta.',
      action: 'Elegir una nueva contraseña',
      after:
        'El enlace es válido durante 60 minutos y una sola vez. Si no ha sido usted, no haga caso de este mensaje: su contraseña no cambia.',
    },
  },
  'address-taken': {
    en: {
      subject: 'You already have a {brand} account',
      body: 'Someone tried to create an account with this address, which has one already. If it was you, sign in, or choose a new password if you have forgotten it.',
      action: 'Sign in',
    },
    pt: {
      subject: 'Já tem uma conta {brand}',
      body: 'Alguém tentou criar uma conta com este endereço, que já tem uma. Se foi você, inicie sessão ou escolha uma nova senha, caso a tenha esquecido.',
      action: 'Iniciar sessão',
    },
    de: {
      subject: 'Sie haben bereits ein Konto bei {brand}',
      body: 'Jemand wollte mit dieser Adresse ein Konto anlegen; es gibt bereits eines. Waren Sie es, melden Sie sich an oder wählen Sie ein neues Passwort, falls Sie es vergessen haben.',
      action: 'Anmelden',
    },
    fr: {
      subject: 'Vous avez déjà un compte {brand}',
      body: 'Quelqu’un a voulu créer un compte avec cette adresse, qui en a déjà un. Si c’était vous, connectez-vous ou choisissez un nouveau mot de passe si vous l’avez oublié.',
      action: 'Se connecter',
    },
    es: {
      subject: 'Ya tiene una cuenta de {brand}',
      body: 'Alguien ha intentado crear una cuenta con esta dirección, que ya tiene una. Si ha sido usted, inicie sesión o elija una nueva contraseña si la ha olvidado.',
      action: 'Iniciar sesión',
    },
  },
  'password-changed': {
    en: {
      subject: 'Your {brand} password was changed',
      body: 'The password of your account was changed and every other session was ended. If it was not you, choose a new password now.',
      action: 'Choose a new password',
    },
    pt: {
      subject: 'A sua senha {brand} foi alterada',
      body: 'A senha da sua conta foi alterada e todas as outras sessões foram terminadas. Se não foi você, escolha já uma nova senha.',
      action: 'Escolher nova senha',
    },
    de: {
      subject: 'Ihr Passwort für {brand} wurde geändert',
      body: 'Das Passwort Ihres Kontos wurde geändert, alle anderen Sitzungen wurden beendet. Waren Sie es nicht, wählen Sie sofort ein neues Passwort.',
      action: 'Neues Passwort wählen',
    },
    fr: {
      subject: 'Votre mot de passe {brand} a été modifié',
      body: 'Le mot de passe de votre compte a été modifié et toutes les autres sessions ont été fermées. Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe.',
      action: 'Choisir un nouveau mot de passe',
    },
    es: {
      subject: 'Su contraseña de {brand} se ha cambiado',
      body: 'Se ha cambiado la contraseña de su cuenta y se han cerrado todas las demás sesiones. Si no ha sido usted, elija ahora mismo una nueva contraseña.',
      action: 'Elegir una nueva contraseña',
    },
  },
}

/** A mail about an account, in the language of its reader. */
export function composeMail({
  kind,
  ...mail
}: {
  kind: UserMailKind
  lang: Language
  firstName: string
  url: string
  brand: Brand
}): Mail {
  const fill = (text: string) => text.replaceAll('{brand}', mail.brand.name)
  const { subject, body, action, after } = WORDS[kind][mail.lang]
  return mailOf({
    ...mail,
    words: {
      subject: fill(subject),
      body: fill(body),
      ...(action === undefined ? {} : { action }),
      ...(after === undefined ? {} : { after: fill(after) }),
    },
  })
}

/**
 * A mail as plain text and as HTML.
 *
 * @param firstName  of its reader, as typed; '' where it is unknown
 */
export function mailOf({
  words: { subject, body, action, after },
  lang,
  firstName,
  url,
  brand,
}: {
  words: MailWords
  lang: Language
  firstName: string
  url: string
  brand: Brand
}): Mail {
  const frame = FRAMES[lang]
  const name = personName(firstName)
  const greeting =
    name === '' ? frame.greeting.replace(/,? \{firstName\}/, '') : frame.greeting.replace('{firstName}', () => name)
  const paragraphs = [greeting, body, ...(action ? [`${action}:\n${url}`] : []), ...(after ? [after] : [])]
  const text = `${paragraphs.join('\n\n')}\n\n${frame.footer}\n\n-- \n${signature(brand).join('\n')}\n`
  const button = `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:${brand.accent};color:#fff;text-decoration:none;font-weight:600">${escapeHtml(action ?? '')}</a></p><p style="color:#5b6670;font-size:13px">${escapeHtml(frame.link)}<br><a href="${escapeHtml(url)}" style="color:${brand.accent};word-break:break-all">${escapeHtml(url)}</a></p>`
  const inside = `<p>${escapeHtml(greeting)}</p><p>${escapeHtml(body)}</p>${action ? button : ''}${after ? `<p>${escapeHtml(after)}</p>` : ''}`
  return { subject, text, html: mailPage({ lang, subject, brand, inside, foot: frame.footer }) }
}
