import { describe, expect, it } from 'vitest'
import { hidingOf } from '../../sync/sources/http/hide-secrets.ts'
import { HIDDEN, type SentRequest } from '../../sync/sources/http/http-client.ts'
import { shownRequest } from './shown-request.ts'

const sent = (changed: Partial<SentRequest> & { address?: string }): SentRequest => ({
  method: 'GET',
  url: new URL(changed.address ?? 'https://api.acme.example/v1/things?page=1'),
  headers: {},
  body: undefined,
  secrets: [],
  ...changed,
})
const shown = (changed: Parameters<typeof sent>[0], ...secrets: string[]) =>
  shownRequest(sent(changed), hidingOf(secrets))

describe('the request of a try', () => {
  it('is shown as it was sent', () => {
    const headers = { accept: 'application/json', 'x-version': '2' }
    expect(shown({ headers }, 'abcdef')).toEqual({
      method: 'GET',
      url: 'https://api.acme.example/v1/things?page=1',
      headers: [
        { name: 'accept', value: 'application/json' },
        { name: 'x-version', value: '2' },
      ],
      body: null,
    })
  })

  it.each([
    ['authorization', 'Bearer xyz', `Bearer ${HIDDEN}`],
    ['authorization', 'Basic eDp5', `Basic ${HIDDEN}`],
    ['authorization', 'xyz', HIDDEN],
    ['cookie', 'a=b', HIDDEN],
  ])('never has the value of %s: %s', (name, value, hidden) => {
    expect(shown({ headers: { [name]: value } }).headers).toEqual([{ name, value: hidden }])
  })

  it('hides a short secret where it is a whole value', () => {
    const address = 'https://api.acme.example/v1/a%2F/things?key=a%2F&sort=a%2Fb&empty'
    expect(shown({ address, headers: { 'x-key': 'a/' } }, 'a/')).toMatchObject({
      url: `https://api.acme.example/v1/${HIDDEN}/things?key=${HIDDEN}&sort=a%2Fb&empty`,
      headers: [{ name: 'x-key', value: HIDDEN }],
    })
  })

  it('hides secrets in a form', () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    expect(shown({ headers, body: 'id=7&key=p%C3%A4ss+word&code=7' }, 'päss word', '7').body).toBe(
      `id=${HIDDEN}&key=${HIDDEN}&code=${HIDDEN}`,
    )
  })

  it('hides secrets in JSON', () => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ login: { key: 'a"b\\c' }, list: ['x a"b\\c', 1, true, null], pin: 42 })
    expect(shown({ headers, body }, 'a"b\\c', '42').body).toBe(
      JSON.stringify({ login: { key: HIDDEN }, list: [`x ${HIDDEN}`, 1, true, null], pin: HIDDEN }),
    )
  })
})
