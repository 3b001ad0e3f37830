const LONGEST = 60

/** What a mail reader makes a link of: a scheme, an address, a host with a top-level domain, four numbers with points. */
const LINK = /:\/\/|@|^www\.|[\p{L}\p{N}]\.\p{L}{2,}|\d+\.\d+\.\d+\.\d+/iu

/**
 * A person's name as it may stand in a mail that anybody can make us send to anybody: one line, without anything a reader
 * would click on, 60 characters at most; '' when nothing is left.
 */
export function personName(name: string): string {
  const words = name.split(/[\p{C}\p{Z}\s]+/u).filter((word) => word !== '' && !LINK.test(word))
  return [...words.join(' ')].slice(0, LONGEST).join('').trimEnd()
}
