import type { ApiRequest } from '@tributary/fakes/http-api/api-exchange'
import { isData, textOf } from '../expressions/values.ts'
import type { Described, Input, Names, Render, Slot, TimeLimit } from './described-stream.ts'
import { namesOf, type Partition, pageSize } from './fake-records.ts'
import { valueIn } from './fake-signin.ts'
import { timeIn } from './fake-time.ts'

type Placed = { readonly slot: Slot; readonly value: string }

/** What the requests of a stream must be, by the manifest. */
export type FakeRequests = {
  addressOf(stream: Described, one: Partition): URL
  /** Values that are the same in all requests of a part. */
  fixedInputs(stream: Described, one: Partition): Placed[]
  /** The names of all parameters that requests may have. */
  parametersOf(stream: Described, one: Partition): string[]
  /** Returns what is wrong with a request; undefined if it is one of this part. */
  faultOf(request: ApiRequest, stream: Described, one: Partition): string | undefined
  /** Returns the token of a page; undefined in the request of the first one. */
  tokenIn(request: ApiRequest, stream: Described): string | undefined
  /** Returns the times between which records are requested. */
  timesIn(request: ApiRequest, stream: Described): readonly (number | undefined)[]
}

/** `demanded` returns where a stream signs in. */
export function readRequests(
  render: Render,
  demanded: (stream: Described) => Slot | undefined,
): FakeRequests {
  function addressOf({ requester }: Described, one: Partition): URL {
    const names = { ...namesOf(one), parameters: requester.parameters }
    const base = String(render(requester.get('url_base') ?? requester.get('url') ?? '', names)).trim()
    const path = requester.get('url_base') ? String(render(requester.get('path') ?? '', names)).trim() : ''
    if (/^https?:/.test(path)) return new URL(path)
    return new URL(path === '' ? base : `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`)
  }

  function fixedInputs(stream: Described, one: Partition): Placed[] {
    return stream.inputs.flatMap((input) => {
      if (isVarying(input, stream)) return []
      const names: Names = { ...namesOf(one), parameters: input.parameters }
      const value = render(input.value, names)
      const isEmpty = value === '' || value === null || (isData(value) && Object.keys(value).length === 0)
      const slot = { into: input.into, name: String(render(input.name, names)) }
      return isEmpty || isEmptyList(value) ? [] : [{ slot, value: written(value, input.into) }]
    })
  }

  const named = (slot: Slot, { requester }: Described): Slot => ({
    ...slot,
    name: String(render(slot.name, { parameters: requester.parameters })),
  })

  function varyingSlots(stream: Described): Slot[] {
    const { paging, time, inputs } = stream
    const paged = paging.kind === 'none' ? [] : [paging.sizeSlot, paging.tokenSlot]
    const all = [...paged, time?.startSlot, time?.endSlot, demanded(stream)]
    const slots = all.filter((slot) => slot !== undefined && slot !== 'path')
    return [...slots, ...inputs.filter((input) => isVarying(input, stream))].map((slot) =>
      named(slot, stream),
    )
  }

  const inAddress = (stream: Described, one: Partition): Placed[] =>
    [...addressOf(stream, one).searchParams].map(([name, value]) => ({
      slot: { into: 'query', name },
      value,
    }))

  const slotsOf = (stream: Described, one: Partition): Slot[] => [
    ...[...inAddress(stream, one), ...fixedInputs(stream, one), ...one.placed].map(({ slot }) => slot),
    ...varyingSlots(stream),
  ]

  const parametersOf = (stream: Described, one: Partition) =>
    slotsOf(stream, one)
      .filter(({ into }) => into === 'query')
      .map(({ name }) => name)

  function faultOf(request: ApiRequest, stream: Described, one: Partition): string | undefined {
    const isAlone =
      tokenIn(request, stream) !== undefined &&
      stream.retriever.get('ignore_stream_slicer_parameters_on_paginated_requests') === true
    const fixed = [...inAddress(stream, one), ...fixedInputs(stream, one), ...(isAlone ? [] : one.placed)]
    const other = fixed.find(({ slot, value }) => !isSame(valueIn(request, slot), value))
    if (other) return `${other.slot.name} is ${valueIn(request, other.slot)} instead of ${other.value}`
    const allowed = new Set([...parametersOf(stream, one), NEXT_PAGE])
    const unknown = [...request.query.keys()].find((name) => !allowed.has(name))
    if (unknown !== undefined) return `${unknown} is not a parameter`
    return sizeFault(request, stream) ?? (isAlone ? undefined : timeFault(request, stream))
  }

  function sizeFault(request: ApiRequest, stream: Described): string | undefined {
    const { paging } = stream
    if (paging.kind === 'none' || !paging.sizeSlot || paging.size === undefined) return undefined
    const size = pageSize(paging, render)
    return Number(valueIn(request, named(paging.sizeSlot, stream))) === size
      ? undefined
      : `${paging.sizeSlot.name} is not ${size}`
  }

  function timeFault(request: ApiRequest, stream: Described): string | undefined {
    const { time } = stream
    const slot = [time?.startSlot, time?.endSlot].find(
      (one) => one && time && timeIn(valueIn(request, named(one, stream)), time) === undefined,
    )
    return slot && `${slot.name} is not a time`
  }

  function tokenIn(request: ApiRequest, stream: Described): string | undefined {
    const { paging, inputs } = stream
    if (paging.kind === 'none') return undefined
    if (paging.tokenSlot === 'path') return request.query.get(NEXT_PAGE) ?? undefined
    const slot = paging.tokenSlot ?? inputs.find((input) => isVarying(input, stream) === 'token')
    return slot && valueIn(request, named(slot, stream))
  }

  function timesIn(request: ApiRequest, stream: Described): (number | undefined)[] {
    const { time } = stream
    if (!time) return []
    const { startSlot, endSlot, startName, endName } = time
    return [
      startSlot ?? timeInput(stream, startName, endName),
      endSlot ?? timeInput(stream, endName, startName),
    ].map((slot) => slot && timeIn(valueIn(request, named(slot, stream)), time))
  }

  return { addressOf, fixedInputs, parametersOf, faultOf, tokenIn, timesIn }
}

/** The parameter of the fake's own links to next pages. */
export const NEXT_PAGE = 'fake_page'

/** Returns the input that has one of the times of an interval, but not the other. */
const timeInput = (stream: Described, name: string, other: string): Slot | undefined =>
  stream.inputs.find((input) => {
    const text = JSON.stringify(input.value)
    return isVarying(input, stream) === 'time' && text.includes(name) && !text.includes(other)
  })

const timesOf = ({ startName, endName }: TimeLimit) =>
  new RegExp(`stream_(?:slice|interval|partition).{1,8}(?:${startName}|${endName})`)

/** Returns what a value depends on besides its part. */
function isVarying({ value }: Input, { time }: Described): 'token' | 'time' | undefined {
  const text = JSON.stringify(value) ?? ''
  if (text.includes('next_page_token')) return 'token'
  return time && timesOf(time).test(text) ? 'time' : undefined
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0

function written(value: unknown, into: Slot['into']): string {
  if (Array.isArray(value) && into === 'query') return value.map(String).join('\n')
  return Array.isArray(value) || isData(value) ? JSON.stringify(value) : textOf(value)
}

const isSame = (one = '', other: string) => plainText(one) === plainText(other)
const plainText = (text: string) => (text === 'True' ? 'true' : text === 'False' ? 'false' : text)
