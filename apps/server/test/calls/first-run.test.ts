import { getFirstRunState, saveFirstRunState } from '@tributary/sdk'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Backend, type Name, UNKNOWN_ID } from '../support/backend.ts'
import { type ConnectorWorld, connectorWorld } from '../support/connector-world.ts'
import { statusOf } from '../support/sdk-client.ts'

let backend: Backend
let acme: string
let birch: string
let as: ConnectorWorld['as']

beforeAll(async () => {
  ;({ backend, acme, birch, as } = await connectorWorld())
})
afterAll(() => backend.close())

const state = (name: Name, orgId = acme) => getFirstRunState(as(name), { params: { orgId } })
const save = (name: Name, hidden: boolean, orgId = acme) =>
  saveFirstRunState(as(name), { params: { orgId }, body: { hidden } })

it('hides the checklist from one user in one organisation, and shows it again', async () => {
  expect(await state('sue')).toEqual({ hidden: false })
  await save('sue', true)
  expect((await save('sue', true)).message).toBe('“Getting started” is hidden. The search shows it again.')
  expect(await state('sue')).toEqual({ hidden: true })
  expect(await state('sue', birch)).toEqual({ hidden: false })
  expect(await state('olga')).toEqual({ hidden: false })
  await save('sue', false)
  expect(await state('sue')).toEqual({ hidden: false })
})

it('is refused to users who cannot do its steps', async () => {
  expect(await statusOf(state('eli'))).toBe(403)
  expect(await statusOf(save('una', true))).toBe(403)
})

it('has no state in an unknown organisation', async () => {
  expect(await statusOf(state('sue', UNKNOWN_ID))).toBe(404)
  expect(await statusOf(save('sue', true, UNKNOWN_ID))).toBe(404)
})
