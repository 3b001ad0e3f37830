import { isIP } from 'node:net'

/** One address for limits: an IPv4 address, or the /64 network of an IPv6 one, which is the network of one customer. */
export function limitedAddress(ip: string | undefined): string {
  // A closed connection has no address any more.
  const address = (ip ?? '').replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (isIP(address) !== 6) return address
  const [head = '', tail = ''] = address.toLowerCase().split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === '' ? [] : tail.split(':')
  const middle = address.includes('::') ? Array(8 - left.length - right.length).fill('0') : []
  const groups = [...left, ...middle, ...right].slice(0, 4).map((g) => Number.parseInt(g, 16).toString(16))
  return `${groups.join(':')}::/64`
}
