import { applyForModes } from '@tributary/domain'
import { expect, it } from 'vitest'
import { excelMessages } from './excel.messages.ts'

it('joins the note on the areas page into one text [AREA-28]', () => {
  expect(Object.values(excelMessages.synchroniseNote).join('')).toBe(
    'After changing the connector structure, please synchronise your settings on the table synchronisation page. Setting up for the first time? Start there.',
  )
})

it('has a label for every linking mode [USERENT-12, LINKAREA-08]', () => {
  expect(applyForModes.map((mode) => excelMessages.applyFor[mode])).toEqual([
    'Select all current',
    'Select all current and future',
    'Only selected',
  ])
})

it('has a question before links are removed [LINKAREA-16, USERENT-11, USER-23]', () => {
  expect(excelMessages.unlinkArea('Sales')).toBe('Unlink Sales from all sub-areas?')
  expect(excelMessages.deleteEntityLinks({ firstName: 'Sue', lastName: 'Marsh' })).toBe(
    'Delete the links of Sue Marsh?',
  )
  expect(excelMessages.delete('Sue Marsh')).toBe('Delete Sue Marsh?')
})
