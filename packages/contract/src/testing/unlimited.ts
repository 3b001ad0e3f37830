/** Finds what of a schema has no limit of its own, so that no input grows without end behind it. */
import type { z } from 'zod'

type JsonSchema = z.core.JSONSchema.JSONSchema

/** A pattern that ends: anchored at both ends, and nothing in it repeated without end. */
function endsSomewhere(pattern: string): boolean {
  const classes = pattern.replace(/\\./g, 'x').replace(/\[[^\]]*\]/g, 'x')
  return /^\^.*\$$/.test(classes) && !/[*+]|\{\d+,\}/.test(classes)
}

const isObject = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null

/**
 * The paths of lists without a largest number of entries, of texts without a largest length, of objects with any number of keys of any
 * name, and of what may be anything.
 *
 * @param named  what `$ref` refers to
 */
export function unlimited(schema: JsonSchema, named: Record<string, unknown> = {}, path = '$'): string[] {
  const found: string[] = []
  const seen = new Set<unknown>()
  const look = (s: unknown, path: string): void => {
    if (!isObject(s)) return
    if (s.$ref !== undefined) {
      const target = named[s.$ref.split('/').at(-1) ?? '']
      if (!isObject(target)) found.push(`${path}: ${s.$ref} is not known`)
      else if (!seen.has(target)) look(seen.add(target) && target, path)
      return
    }
    for (const list of [s.anyOf, s.oneOf, s.allOf]) list?.forEach((member) => void look(member, path))
    if (s.anyOf || s.oneOf || s.allOf || s.enum || s.const !== undefined) return
    const types = [s.type].flat()
    if (types.includes('array')) {
      if (s.maxItems === undefined && !s.prefixItems) found.push(path)
      for (const member of [s.items, ...(s.prefixItems ?? [])].flat()) look(member, `${path}[]`)
    } else if (types.includes('string')) {
      if (s.maxLength === undefined && !(s.pattern !== undefined && endsSomewhere(s.pattern))) found.push(path)
    } else if (types.includes('object')) {
      if (
        isObject(s.additionalProperties) &&
        !(s.maxProperties !== undefined && isObject(s.propertyNames) && s.propertyNames.maxLength !== undefined)
      )
        found.push(`${path}: any key`)
      for (const [key, member] of Object.entries(s.properties ?? {})) look(member, `${path}.${key}`)
    } else if (s.type === undefined) found.push(`${path}: anything`)
  }
  look(schema, path)
  return found
}
