import { expect, it } from 'vitest'
import { curlCommand, loginCommand } from './token-commands.ts'

it('calls the API with a header that is not an argument', () => {
  expect(curlCommand('https://portal.example')).toBe(
    'curl --header @- https://portal.example/v1/me <<< "Authorization: Bearer $TRIBUTARY_TOKEN"',
  )
})

it('signs in without the token as an argument', () => {
  expect(loginCommand('https://portal.example')).toBe('tributary login https://portal.example')
})
