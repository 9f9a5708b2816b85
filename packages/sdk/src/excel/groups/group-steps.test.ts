import { describe, expect, it } from 'vitest'
import {
  areaWith,
  combination,
  contentWith,
  milestone,
  subareaWith,
  versionWith,
  wholeArea,
  wholeSubarea,
  wholeVersion,
} from '../../test/group-builders.ts'
import {
  type DraftChoice,
  draftChoice,
  type GroupDraft,
  type GroupStepName,
  groupDraft,
  withDraftChoice,
} from './group-draft.ts'
import { selectionOf } from './group-grants.ts'
import { groupPlan } from './group-plan.ts'
import { grantName, groupStepChoices, groupStepItems } from './group-steps.ts'
import { groupAccessSummary, groupPlanSentence } from './group-summary.ts'

const lists = {
  areas: [
    areaWith('rev', 'Revenue', ['n', 's', 'old']),
    areaWith('cash', 'Cash', 'automatic'),
    areaWith('gone', 'Gone', ['n'], 'archived'),
  ],
  subareas: [subareaWith('n', 'North'), subareaWith('s', 'South'), subareaWith('old', 'Old', 'archived')],
  versions: [versionWith('b27', 'Budget 2027', ['Draft', 'Final']), versionWith('f', 'Forecast', [])],
}

const nothing = groupDraft(null)
const asked = (step: GroupStepName, draft: GroupDraft = nothing) => ({ lists, step, draft, opened: null })
const rows = (items: readonly { name: string; note?: string }[]) =>
  items.map(({ name, note }) => (note ? `${name}: ${note}` : name))
const choose = (
  draft: GroupDraft,
  step: GroupStepName,
  id: string,
  applyFor: DraftChoice['applyFor'],
  ...ids: string[]
) => withDraftChoice(draft, step, id, { applyFor, ids }, groupStepChoices(asked(step, draft), id))
const ticked = (draft: GroupDraft, step: GroupStepName, id: string) =>
  draftChoice(draft, step, id, groupStepChoices(asked(step, draft), id))

describe('the items of a step [GROUP-07, GROUP-08, GROUP-09, STATE-26]', () => {
  it.each<[GroupStepName, string, string[]]>([
    ['areas', 'rev', ['North', 'South']],
    ['areas', 'cash', ['North', 'South']],
    ['subareas', 's', ['Revenue', 'Cash']],
    ['versions', 'b27', ['Draft', 'Final']],
    ['versions', 'f', []],
  ])('%s: of %s what is linked to it and not archived', (step, id, names) => {
    expect(rows(groupStepChoices(asked(step), id))).toEqual(names)
  })

  it('shows granted items that are archived or unlinked, even after unticking', () => {
    const opened = contentWith([combination('rev', 'old'), combination('gone', 's')])
    const draft = groupDraft(opened)
    expect(rows(groupStepItems({ ...asked('areas', draft), opened }))).toEqual([
      'Revenue: 1 sub-area',
      'Cash',
      'Gone: 1 sub-area',
    ])
    expect(rows(groupStepChoices({ ...asked('areas', draft), opened }, 'gone'))).toEqual([
      'North',
      'South: not linked',
    ])
    const without = choose(draft, 'areas', 'rev', 'onlySelected')
    expect(rows(groupStepChoices({ ...asked('areas', without), opened }, 'rev'))).toEqual([
      'North',
      'South',
      'Old',
    ])
  })
})

describe('the choice for an item [GROUP-19, GROUP-21, GROUP-22, GROUP-23]', () => {
  it('grants each item for “all current”, and once for “and future”', () => {
    const current = choose(nothing, 'areas', 'rev', 'allCurrent')
    expect(current.areaGrants).toEqual([combination('rev', 'n'), combination('rev', 's')])
    expect(choose(current, 'areas', 'rev', 'allCurrentAndFuture', 'n').areaGrants).toEqual([wholeArea('rev')])
    expect(choose(nothing, 'subareas', 's', 'allCurrentAndFuture').areaGrants).toEqual([wholeSubarea('s')])
    expect(choose(nothing, 'versions', 'b27', 'allCurrent').milestoneGrants).toEqual([
      milestone('b27', 'Draft'),
      milestone('b27', 'Final'),
    ])
    expect(choose(nothing, 'versions', 'f', 'allCurrentAndFuture').milestoneGrants).toEqual([
      wholeVersion('f'),
    ])
  })

  it('is stored per item with its count and visible from both sides', () => {
    let draft = choose(nothing, 'areas', 'rev', 'onlySelected', 's')
    draft = choose(draft, 'areas', 'cash', 'allCurrentAndFuture')
    expect(rows(groupStepItems(asked('areas', draft)))).toEqual(['Revenue: 1 sub-area', 'Cash: All + future'])
    expect(ticked(draft, 'subareas', 's')).toEqual({ applyFor: 'onlySelected', ids: ['rev'] })
    expect(rows(groupStepChoices(asked('subareas', draft), 's'))).toEqual(['Revenue', 'Cash: all sub-areas'])
    draft = choose(draft, 'subareas', 's', 'onlySelected')
    expect(ticked(draft, 'areas', 'rev')).toEqual({ applyFor: 'onlySelected', ids: [] })
    expect(ticked(draft, 'areas', 'cash').applyFor).toBe('allCurrentAndFuture')
  })

  it('stays when the other side chooses everything', () => {
    let draft = choose(nothing, 'areas', 'rev', 'allCurrent')
    draft = choose(draft, 'subareas', 's', 'allCurrentAndFuture')
    expect(ticked(draft, 'areas', 'rev')).toEqual({ applyFor: 'allCurrent', ids: [] })
    expect(draft.areaGrants).toEqual([combination('rev', 'n'), wholeSubarea('s'), combination('rev', 's')])
  })

  it('shows “all current” when all are ticked, unless “only selected” is chosen', () => {
    const opened = groupDraft(contentWith([combination('rev', 'n'), combination('rev', 's')]))
    expect(ticked(opened, 'areas', 'rev').applyFor).toBe('allCurrent')
    expect(rows(groupStepItems(asked('areas', opened)))[0]).toBe('Revenue: All current')
    expect(ticked(choose(opened, 'areas', 'rev', 'onlySelected', 'n', 's'), 'areas', 'rev').applyFor).toBe(
      'onlySelected',
    )
  })

  it('restores its ticks after choosing everything', () => {
    const draft = choose(
      choose(nothing, 'areas', 'rev', 'onlySelected', 's'),
      'areas',
      'rev',
      'allCurrentAndFuture',
      's',
    )
    expect(ticked(draft, 'areas', 'rev')).toEqual({ applyFor: 'allCurrentAndFuture', ids: ['s'] })
  })

  it('keeps grants that are not shown [STATE-26]', () => {
    const draft = groupDraft(contentWith([combination('rev', 'deleted')]))
    for (const scope of ['onlySelected', 'allCurrent', 'allCurrentAndFuture'] as const)
      expect(choose(draft, 'areas', 'rev', scope).areaGrants).toContainEqual(combination('rev', 'deleted'))
  })
})

describe('the summary [GROUP-19]', () => {
  it('lists what a group can see, including through whole sub-areas', () => {
    const grants = contentWith(
      [combination('rev', 'n'), wholeArea('cash'), wholeSubarea('s')],
      [milestone('b27', 'Draft'), milestone('b27', 'Final'), wholeVersion('f')],
    )
    expect(groupAccessSummary(grants, lists).map(({ name, detail }) => `${name}: ${detail}`)).toEqual([
      'Cash: All sub-areas, current and future',
      'Revenue: 1 of 2 sub-areas, via South',
      'South: All areas, current and future',
      'Budget 2027: All 2 current milestones',
      'Forecast: All milestones, current and future',
    ])
    expect(groupAccessSummary(contentWith([combination('gone', 's')]), lists)).toEqual([])
  })

  it('names a grant by its two items', () => {
    const grants = [combination('rev', 'n'), wholeArea('rev'), wholeSubarea('n'), milestone('b27', 'Draft')]
    expect(
      [...grants, wholeVersion('f'), combination('rev', '?')].map((grant) => grantName(grant, lists)),
    ).toEqual([
      'Revenue – North',
      'Revenue – all sub-areas',
      'North – all areas',
      'Budget 2027 – Draft',
      'Forecast – all milestones',
      'Revenue – something deleted',
    ])
  })

  it.each([
    ['Finance', [], [], undefined, 'Nothing will change.'],
    ['Treasury', [], [], undefined, 'Only the name will change.'],
    [
      'Finance',
      [wholeArea('rev'), combination('cash', 'n')],
      [],
      1,
      'Adds 2 combinations of areas and sub-areas. 1 person is affected.',
    ],
    [
      'Finance',
      [wholeArea('rev')],
      [wholeVersion('f')],
      8,
      'Adds 1 combination of area and sub-area. Adds 1 milestone. 8 people are affected.',
    ],
  ])('says what is sent: %s with %j and %j', (name, areas, milestones, people, sentence) => {
    const plan = groupPlan(
      { id: 9, ...contentWith([]) },
      name,
      selectionOf({ areaGrants: areas, milestoneGrants: milestones }),
    )
    expect(groupPlanSentence(plan, people)).toBe(sentence)
  })
})
