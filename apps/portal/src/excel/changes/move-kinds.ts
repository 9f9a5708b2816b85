import type { Id, StructureMove } from '@tributary/domain'
import { type Client, mergeArea, mergeSubarea, moveMilestone, moveSubarea } from '@tributary/sdk'
import { changesMessages } from '@tributary/sdk/excel'

/** The item that is merged or moved. */
export type MovedItem = { kind: StructureMove['kind']; id: Id; name: string }

/** The texts of a dialog that merges or moves, and the sentence when it is done. */
export function moveTexts(kind: StructureMove['kind']) {
  const merging = { act: 'merge', done: changesMessages.merged } as const
  const moving = { act: 'move', done: changesMessages.moved } as const
  switch (kind) {
    case 'merge-area':
      return { ...merging, label: changesMessages.intoArea, means: changesMessages.mergeAreaMeans }
    case 'merge-subarea':
      return { ...merging, label: changesMessages.intoSubarea, means: changesMessages.mergeSubareaMeans }
    case 'move-subarea':
      return { ...moving, label: changesMessages.toArea, means: changesMessages.moveSubareaMeans }
    case 'move-milestone':
      return { ...moving, label: changesMessages.toVersion, means: changesMessages.moveMilestoneMeans }
  }
}

/** Sends a move. */
export function sendMove(client: Client, organisationId: Id, move: StructureMove): Promise<unknown> {
  const params = { id: move.id }
  switch (move.kind) {
    case 'merge-area':
      return mergeArea(client, { params, body: { organisationId, intoId: move.to } })
    case 'merge-subarea':
      return mergeSubarea(client, { params, body: { organisationId, intoId: move.to } })
    case 'move-subarea':
      return moveSubarea(client, {
        params,
        body: { organisationId, fromAreaId: move.from, toAreaId: move.to },
      })
    case 'move-milestone':
      return moveMilestone(client, { params, body: { organisationId, versionId: move.to } })
  }
}
