import { type connectors, endpoint } from '@tributary/sdk/contract'
import { fastify } from 'fastify'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { addErrorHandlers } from './error-handler.ts'
import { conflict, forbidden, HttpError } from './http-error.ts'
import { acceptJsonOnly } from './json-only.ts'
import { type Guards, type Handlers, mount } from './mount.ts'

const crates = {
  saveCrate: endpoint({
    method: 'POST',
    path: '/crates/{id}',
    summary: 'Save a crate.',
    level: 'public',
    query: z.strictObject({ dry: z.optional(z.enum(['true'])) }),
    body: z.strictObject({ label: z.string(), moved: z.codec(z.string(), z.date(), codecOfDates()) }),
    response: z.object({ Label: z.string(), Moved: z.codec(z.string(), z.date(), codecOfDates()) }),
    errors: [409],
  }),
  emptyCrate: endpoint({
    method: 'DELETE',
    path: '/crates/{id}',
    summary: 'Empty a crate.',
    level: 'public',
    response: z.null(),
  }),
}

function codecOfDates() {
  return { decode: (text: string) => new Date(text), encode: (date: Date) => date.toISOString() }
}

const rejectingGuards: Guards = {
  authenticate: async () => {
    throw forbidden()
  },
  once: (_, __, carryOut) => carryOut(),
  organisation: async () => undefined,
  recent: async () => undefined,
  entityTag: () => undefined,
}

const kept: Handlers<typeof crates> = {
  saveCrate: ({ body }) => ({ Label: body.label, Moved: body.moved }),
  emptyCrate: () => null,
}

function server(handlers: Handlers<typeof crates> = kept) {
  const app = fastify({ bodyLimit: 256 * 1024, onProtoPoisoning: 'error', onConstructorPoisoning: 'error' })
  addErrorHandlers(app)
  acceptJsonOnly(app)
  mount(app, rejectingGuards, crates)(handlers)
  return app
}

const crate = { label: 'Tiles', moved: '2026-11-21T09:00:00.000Z' }

async function post(
  payload: string | object,
  options: { type?: string; url?: string; app?: ReturnType<typeof server> } = {},
) {
  const answer = await (options.app ?? server()).inject({
    method: 'POST',
    url: options.url ?? '/crates/7',
    headers: { 'content-type': options.type ?? 'application/json' },
    payload,
  })
  return { status: answer.statusCode, body: answer.json() }
}

describe('a mounted call', () => {
  it('decodes the request and encodes the response', async () => {
    expect(await post(crate)).toEqual({ status: 200, body: { Label: 'Tiles', Moved: crate.moved } })
  })

  it('responds with the statuses its contract declares', async () => {
    const app = server({
      ...kept,
      saveCrate: () => {
        throw conflict('Another crate has this label.')
      },
    })
    expect(await post(crate, { app })).toEqual({
      status: 409,
      body: { statusCode: 409, status: 409, message: 'Another crate has this label.', error: 'Conflict' },
    })
  })

  it('responds with 500 instead of a status its contract does not declare', async () => {
    const app = server({
      ...kept,
      saveCrate: () => {
        throw new HttpError(402, 'Pay first.')
      },
    })
    expect((await post(crate, { app })).status).toBe(500)
  })

  it('does not start without a level or a handler', () => {
    const unlevelled = { saveCrate: { ...crates.saveCrate, level: undefined }, emptyCrate: crates.emptyCrate }
    const app = fastify()
    expect(() => mount(app, rejectingGuards, unlevelled as never)(kept as never)).toThrow(
      'POST /crates/{id} does not declare who may call it.',
    )
    expect(() => mount(fastify(), rejectingGuards, crates)({ saveCrate: kept.saveCrate } as never)).toThrow(
      'DELETE /crates/{id} has no handler.',
    )
  })

  it('does not compile with a missing or wrongly typed handler', () => {
    // @ts-expect-error emptyCrate is missing
    const missing: Handlers<typeof crates> = { saveCrate: kept.saveCrate }
    // @ts-expect-error a label is not a number
    const wrong: Handlers<typeof crates>['saveCrate'] = ({ body }) => ({ Label: 1, Moved: body.moved })
    // @ts-expect-error the contract has no such parameter
    const noSuch: Handlers<typeof connectors>['getConnector'] = ({ params }) => params.orgId
    expect([missing, wrong, noSuch]).toHaveLength(3)
  })
})

describe('a request that does not match the contract', () => {
  it.each([
    ['an unknown field', { ...crate, colour: 'red' }, 'body.colour is not a known field.'],
    ['a missing field', { moved: crate.moved }, 'body.label is missing or not of the right kind.'],
    ['a list for text', { ...crate, label: ['Tiles'] }, 'body.label is missing or not of the right kind.'],
    ['a list for a body', [crate], 'body is missing or not of the right kind.'],
  ])('is rejected for %s', async (_, body, message) => {
    const answer = await post(body)
    expect(answer.status).toBe(400)
    expect(answer.body.message).toContain(message)
  })

  it.each([
    ['cut', '{"label":"Til'],
    ['a comment', '{"label":"Tiles"/**/}'],
    ['a prototype', '{"__proto__":{"admin":true}}'],
    ['a hidden prototype', '{"label":{"constructor":{"prototype":{}}}}'],
    ['deep', `${'['.repeat(10_000)}${']'.repeat(10_000)}`],
    ['a bare word', 'undefined'],
    ['two documents', '{}{}'],
    ['a character no text has', JSON.stringify({ ...crate, label: 'a\u0000b' })],
  ])('is refused for JSON that is %s', async (_, payload) => {
    expect((await post(payload)).status).toBe(400)
  })

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'application/json2'])(
    'is rejected as %s',
    async (type) => {
      expect((await post(JSON.stringify(crate), { type })).status).toBe(415)
    },
  )

  it('is rejected above 256 KiB and accepted just below', async () => {
    const padding = (bytes: number) => JSON.stringify({ ...crate, label: 'x'.repeat(bytes) })
    expect((await post(padding(256 * 1024))).status).toBe(413)
    expect((await post(padding(255 * 1024))).status).toBe(200)
  })

  it.each(['/crates/7?dry=false', '/crates/7?dry=true&dry=true', '/crates/7?token=x', '/crates/%00'])(
    'is rejected at %s',
    async (url) => {
      expect((await post(crate, { url })).status).toBe(400)
    },
  )

  it('is rejected with an unexpected body', async () => {
    const remove = (payload?: object) =>
      server().inject({ method: 'DELETE', url: '/crates/7', ...(payload && { payload }) })
    expect((await remove()).statusCode).toBe(200)
    expect((await remove({ all: true })).statusCode).toBe(400)
  })

  it('is not quoted in the response', async () => {
    const answers = await Promise.all([
      post('{"password":"hunter2"'),
      post({ label: 'Tiles', moved: 5, secret: 'hunter2' }),
      post('hunter2', { type: 'text/hunter2' }),
    ])
    expect(JSON.stringify(answers)).not.toContain('hunter2')
  })
})
