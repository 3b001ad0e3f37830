/** The address an account was created with on this page, so that the sign-in need not ask for it again; nothing stores it. */
let registered = ''

export const registeredEmail = (): string => registered

export function keepRegisteredEmail(email: string): void {
  registered = email
}
