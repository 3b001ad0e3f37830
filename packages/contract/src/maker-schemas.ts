/** The files of a maker: catalogue and brand. */

import { type Catalogue, candidateId, type SectionFamily, type SheetShape } from '@madre/engine'
import { z } from 'zod'
import type { Brand, Embed, PublicBrand } from './brand.ts'
import { checkFamilyJoints, sleevesSchema } from './family-joints-schema.ts'
import { SHEETS } from './limits.ts'
import { actingPart, isSvg } from './logo-svg.ts'
import { longList, type Problem, problemsOf } from './most-problems.ts'
import { positive } from './number-schema.ts'
import { PROFILE_SIZES, type ProfileSizes, profileSchema } from './profile-schemas.ts'
import { checkFlanges, sheetShape, sheetThickness } from './sheeting-schema.ts'

const steelId = z.string().min(1).max(40)

const familyCommon = {
  typology: z.string().regex(/^[A-Za-z0-9._-]{1,60}$/, 'letters, digits, . _ - only, at most 60'),
  name: z.string().min(1).max(80),
  h: positive,
  bTop: positive,
  r: z.number().min(0).max(1000).optional(),
  rOverT: z.number().min(0).max(100).optional(),
  thicknesses: z.array(z.number().positive().max(50)).min(1).max(40),
  coating: z.string().regex(/^(Z|ZA|ZM|AZ)\d{2,3}$/, 'Z, ZA, ZM or AZ with its mass on both sides in g/m², e.g. Z275'),
  steels: z.array(steelId).min(1).max(20),
  supportDetail: z.enum(['bearing', 'cleat']),
  sleeves: sleevesSchema.optional(),
}

const sheetShapeSchema: z.ZodType<SheetShape> = z.strictObject({
  id: z.string().regex(/^[A-Za-z0-9._-]{1,60}$/, 'letters, digits, . _ - only, at most 60'),
  name: z.string().min(1).max(SHEETS.nameLength),
  origin: z.string().max(1000),
  ...sheetShape,
  thicknesses: z.array(z.strictObject(sheetThickness)).min(1).max(40),
})

/** A shape with what only a family of it may say. */
const ofFamilies = ({ types, sizes, ofFamily }: ProfileSizes) => ({ types, sizes: { ...sizes, ...ofFamily } })

/** Ids of solutions once each: typology and steel may have hyphens, which stand between the parts of an id, too. */
function checkSolutionIds(families: SectionFamily[], problem: Problem): void {
  const familyOf = new Map<string, string>()
  families.forEach((family, i) => {
    const own = new Set<string>()
    let second: string | undefined
    for (const thickness of new Set(family.thicknesses))
      for (const steel of new Set(family.steels)) {
        const id = candidateId(family, thickness, steel)
        if (own.has(id) || (familyOf.get(id) ?? family.typology) !== family.typology) second ??= id
        own.add(id)
      }
    if (second !== undefined)
      problem(
        ['families', i],
        `a second solution ${second}: typology, thickness and steel have to give each an id of its own`,
      )
    for (const id of own) familyOf.set(id, family.typology)
  })
}

/** Ids and thicknesses once each, flanges that fit a rib. */
function checkSheets(sheets: SheetShape[], problem: Problem): void {
  const ids = new Set<string>()
  sheets.forEach((sheet, i) => {
    if (ids.has(sheet.id)) problem(['sheets', i, 'id'], `listed twice: ${sheet.id}`)
    ids.add(sheet.id)
    checkFlanges(sheet, ['sheets', i], problem)
    const thicknesses = sheet.thicknesses.map(({ tNomMm }) => tNomMm)
    thicknesses.forEach((t, j) => {
      if (thicknesses.indexOf(t) !== j) problem(['sheets', i, 'thicknesses', j, 'tNomMm'], `listed twice: ${t}`)
    })
  })
}

/** The catalogue file of docs/makers.md, of families of the shapes given. */
export const catalogueSchemaOf = (profiles: readonly ProfileSizes[]): z.ZodType<Catalogue> =>
  z
    .object({
      version: z.string().min(1).max(100),
      origin: z.string().max(1000),
      families: longList(profileSchema<SectionFamily>('profileType', familyCommon, profiles.map(ofFamilies)), 1000, 1),
      steels: z
        .array(
          z.strictObject({
            id: steelId,
            name: z.string().min(1).max(80),
            fyb: z.number().min(100).max(1000),
            fu: z.number().min(100).max(1200),
          }),
        )
        .min(1)
        .max(50),
      sheets: longList(sheetShapeSchema, SHEETS.most).optional(),
    })
    .superRefine((c, ctx) => {
      const problem = problemsOf(ctx)
      const ids = c.steels.map((s) => s.id)
      const allowed = ids.join(', ')
      const typologies = new Set<string>()
      c.steels.forEach((s, i) => {
        if (ids.indexOf(s.id) !== i) problem(['steels', i, 'id'], `listed twice: ${s.id}`)
        if (s.fu < s.fyb) problem(['steels', i, 'fu'], `at least fyb (${s.fyb}), got ${s.fu}`)
      })
      c.families.forEach((f, i) => {
        if (typologies.has(f.typology)) problem(['families', i, 'typology'], `listed twice: ${f.typology}`)
        typologies.add(f.typology)
        checkFamilyJoints(f, ['families', i], ids, problem)
        if ((f.r === undefined) === (f.rOverT === undefined)) problem(['families', i, 'r'], 'either r or rOverT')
        f.thicknesses.forEach((t, j) => {
          if (f.thicknesses.indexOf(t) !== j) problem(['families', i, 'thicknesses', j], `listed twice: ${t}`)
        })
        f.steels.forEach((s, j) => {
          if (f.steels.indexOf(s) !== j) problem(['families', i, 'steels', j], `listed twice: ${s}`)
          if (!ids.includes(s)) problem(['families', i, 'steels', j], `one of ${allowed}, got ${s}`)
        })
      })
      checkSolutionIds(c.families, problem)
      checkSheets(c.sheets ?? [], problem)
    })

export const catalogueSchema = catalogueSchemaOf(PROFILE_SIZES)

const address = z.url({ protocol: /^https?$/ })

/** @param own  the page of this program that may stand there instead */
const link = (own?: string) =>
  z
    .string()
    .max(500)
    .refine((text) => text === '' || text === own || address.safeParse(text).success, {
      error: `an address with http:// or https://, ${own ? `"${own}" for the page of this program, ` : ''}or ""`,
    })

const ORIGIN =
  'scheme, host and port only, such as https://www.example.com (http for localhost only, no path, no wildcard)'

const LABEL = '[a-z0-9]([a-z0-9-]*[a-z0-9])?'
/** As browsers write an origin, and nothing that a header, where they are listed, would read as more than that. */
const HTTPS_ORIGIN = new RegExp(`^https://${LABEL}(\\.${LABEL})*(?!:443$)(:[1-9]\\d{0,4})?$`)
const LOCAL_ORIGIN = /^http:\/\/(localhost|127\.0\.0\.1)(?!:80$)(:[1-9]\d{0,4})?$/

const LONGEST_ORIGIN = 260
const isOrigin = (text: string): boolean =>
  text.length <= LONGEST_ORIGIN && (HTTPS_ORIGIN.test(text) || LOCAL_ORIGIN.test(text))

const origins = z
  .array(
    z
      .string()
      .max(LONGEST_ORIGIN)
      .refine(isOrigin, { error: ({ input }) => `${ORIGIN}, got ${JSON.stringify(input).slice(0, 120)}` }),
  )
  .min(1)
  .max(20)
  .superRefine((list, ctx) =>
    list.forEach((origin, i) => {
      if (list.indexOf(origin) !== i) ctx.addIssue({ code: 'custom', path: [i], message: `listed twice: ${origin}` })
    }),
  )

const embedSchema: z.ZodType<Embed> = z.strictObject({
  allowedOrigins: origins,
  requestMailTo: z.email('an e-mail address').max(200).optional(),
})

const logo = z
  .string()
  .max(50_000)
  .superRefine((svg, ctx) => {
    const refuse = (why: string) => ctx.addIssue({ code: 'custom', message: `an SVG document that only draws, ${why}` })
    if (svg.length > 50_000 || svg === '') return
    const acting = actingPart(svg)
    if (acting !== null)
      refuse(`without scripts, event handlers, entities and references to other files; found ${acting}`)
    else if (!isSvg(svg)) refuse('beginning with <svg')
  })

const isHttps = (text: string): boolean => z.url({ protocol: /^https$/ }).safeParse(text).success
const contact = z
  .string()
  .max(200)
  .refine((text) => z.email().safeParse(text).success || isHttps(text), 'an e-mail address, or one with https://')

const brandFields = {
  name: z.string().min(1).max(40),
  logoSvg: logo,
  accent: z.string().regex(/^#[0-9a-f]{6}$/i, 'a colour as #rrggbb'),
  address: z.array(z.string().max(100)).max(8),
  links: z.strictObject({
    catalogue: link(),
    privacy: link('/privacy'),
    cookies: link('/cookies'),
    terms: link('/terms'),
  }),
  social: z.array(z.strictObject({ name: z.string().min(1).max(40), url: link() })).max(12),
  contact: contact.optional(),
}

/** The brand file; `BRAND_FILE`. */
export const brandSchema: z.ZodType<Brand> = z
  .strictObject({ ...brandFields, embed: embedSchema.optional() })
  .superRefine(({ embed, links }, ctx) => {
    // Whoever leaves a name and an address has to be able to read what becomes of them.
    if (embed?.requestMailTo !== undefined && links.privacy === '')
      ctx.addIssue({
        code: 'custom',
        path: ['links', 'privacy'],
        message:
          'needed where designs are sent (embed.requestMailTo): an address, or "/privacy" for the page of this program',
      })
  })

/** What the server tells of it. */
export const publicBrandSchema: z.ZodType<PublicBrand> = z.strictObject({
  ...brandFields,
  sendsMail: z.boolean(),
  embed: z.strictObject({ allowedOrigins: origins, takesDesigns: z.boolean() }).optional(),
})
