import { describe, expect, it } from 'vitest'
import { ConfigError } from '../config-error.ts'
import { authoriseUrls } from './authorise-urls.ts'

const address = 'https://login.example/authorize?client_id=c&state={state}'

describe('where providers authorise', () => {
  it('is read by connector type, from the variables that say so', () => {
    const urls = authoriseUrls({ AUTHORISE_URL_XERO: ` ${address} `, AUTHORISE_URL_VEND: ' ', PORT: '1' })
    expect([...urls]).toEqual([['xero', address]])
  })

  it.each(['http://login.example/?state={state}', 'https://login.example/', 'login.example/{state}'])(
    'is no address like %s',
    (wrong) => {
      expect(() => authoriseUrls({ AUTHORISE_URL_XERO: wrong })).toThrow(ConfigError)
    },
  )
})
