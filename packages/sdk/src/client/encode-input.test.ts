import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { updateConnector } from '../connectors/manage.calls.ts'
import * as contract from '../contract/index.ts'
import { listOrganisations } from '../organisations/organisations.calls.ts'
import { signIn } from '../session/session.calls.ts'
import { clientOf, errorOf } from '../test/builders.ts'
import { encodeInput } from './encode-input.ts'

const refused = (schema: z.ZodMiniType | undefined, input: unknown) => encodeInput(schema, input, 'body')

describe('rejects an input with an unknown field and names the field [DATA-30]', () => {
  const nested = z.strictObject({
    kite: z.strictObject({ name: z.string() }),
    all: z.optional(z.array(z.strictObject({}))),
  })

  it.each<[string, z.ZodMiniType | undefined, unknown, string[]]>([
    ['next to others', nested, { kite: { name: 'a' }, tail: 1 }, ['body.tail']],
    ['inside another', nested, { kite: { name: 'a', tail: 1 } }, ['body.kite.tail']],
    ['inside a list', nested, { kite: { name: 'a' }, all: [{}, { tail: null }] }, ['body.all.1.tail']],
    [
      'of a request',
      contract.connectors.updateConnector.body,
      { nmae: 'a', shedule: null },
      ['body.nmae', 'body.shedule'],
    ],
    ['by its name on the wire', contract.connectors.updateConnector.body, { Name: 'a' }, ['body.Name']],
    [
      'of a grant',
      contract.excel.grantAreas.body,
      { groupId: 1, grant: { kind: 'whole-area', areaId: 2, subArea: 3 } },
      ['body.grant.subArea'],
    ],
    [
      'of a body with several forms',
      contract.account.finalise.body,
      { code: 'c', recaptchaToken: 'r', linkOrganisation: true, surprise: 1 },
      ['body.surprise'],
    ],
    ['of a call without a body', undefined, { surprise: 1 }, ['body.surprise']],
  ])('%s', (_, schema, input, names) => {
    expect(refused(schema, input)).toEqual({ refused: names.map((name) => `${name} is not a known field.`) })
  })

  it('a field name that may be a misplaced secret is not shown', () => {
    expect(refused(nested, { kite: { name: 'a', 'pw-1 x': 1 } })).toEqual({
      refused: ['body.kite has a field that is not known.'],
    })
  })

  it('a field with the value undefined is accepted', () => {
    const body = contract.connectors.updateConnector.body
    expect(refused(body, { name: 'a', nmae: undefined })).toEqual({ value: { Name: 'a' } })
  })

  it('any other mistake gives the general message', () => {
    expect(refused(nested, { kite: null })).toEqual({ refused: ['Request failed'] })
  })
})

describe('a call with an unknown field [DATA-30]', () => {
  const client = clientOf('http://backend.invalid', {
    fetch: async () => {
      throw new Error('Nothing is to be sent.')
    },
  })
  const params = { orgId: 1, Id: 2 }

  it.each<[string, () => Promise<unknown>]>([
    // @ts-expect-error a name that is not one
    ['body.nmae', () => updateConnector(client, { params, body: { nmae: 'x' } })],
    ['body.surprise', () => listOrganisations(client, { ...{ body: { surprise: 1 } } })],
    // @ts-expect-error more than credentials
    ['body.surprise', () => signIn(client, { emailAddress: 'a', password: 'b', surprise: 1 })],
  ])('names %s and is not sent', async (name, called) => {
    expect(await errorOf(called())).toMatchObject({
      kind: 'invalid-input',
      messages: [`${name} is not a known field.`],
    })
  })
})
