const LONGEST = 60

/** Text that mail readers turn into a link: a scheme, an address, a host with a top-level domain, four numbers with points. */
const LINK = /:\/\/|@|^www\.|[\p{L}\p{N}]\.\p{L}{2,}|\d+\.\d+\.\d+\.\d+/iu

/**
 * A person's name in a form safe for mails that anybody can make us send to anybody: one line, nothing that a reader turns into a link, at
 * most 60 characters; '' when nothing is left.
 */
export function personName(name: string): string {
  const words = name.split(/[\p{C}\p{Z}\s]+/u).filter((word) => word !== '' && !LINK.test(word))
  return [...words.join(' ')].slice(0, LONGEST).join('').trimEnd()
}
