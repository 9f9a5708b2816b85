import { createStore } from 'jotai'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  keepForTabAtom,
  keepShownAtom,
  selectedOrganisation,
  selectedOrganisationIdAtom,
} from './organisation-atoms.ts'

const birch = { id: 2, companyName: 'Birch Ltd' }
const acme = { id: 1, companyName: 'acme Traders' }

describe('the selected organisation', () => {
  it('is the remembered one while it is in the list, even when its id was kept as text [SHELL-43]', () => {
    expect(selectedOrganisation([birch, acme], '2')).toBe(birch)
  })

  it('is the first by company name when none is remembered, ignoring case [SHELL-43]', () => {
    expect(selectedOrganisation([birch, acme], null)).toBe(acme)
  })

  it('is the first by company name when the remembered one is missing [SHELL-43]', () => {
    expect(selectedOrganisation([birch, acme], 99)).toBe(acme)
  })

  it('is null without organisations [SHELL-43]', () => {
    expect(selectedOrganisation([], 1)).toBeNull()
  })
})

describe('the shown organisation', () => {
  beforeEach(() => sessionStorage.clear())

  it('is kept for this tab [SHELL-43]', () => {
    const store = createStore()
    store.set(keepShownAtom, { id: 1, selectedId: null })
    expect(store.get(selectedOrganisationIdAtom)).toBe(1)
    expect(sessionStorage.getItem('organisation')).toBe('1')
  })

  it('does not replace one that was selected since it was shown [HOME-14]', () => {
    const store = createStore()
    store.set(keepForTabAtom, 2)
    store.set(keepShownAtom, { id: 1, selectedId: null })
    expect(store.get(selectedOrganisationIdAtom)).toBe(2)
    expect(sessionStorage.getItem('organisation')).toBe('2')
  })
})
