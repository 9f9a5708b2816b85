import { clientConnector } from './connectors.entities.ts'
import { endpoint } from './endpoint.ts'
import { written } from './wire/answers.ts'

const service = 'connector'

export const pauseSchedule = endpoint({
  method: 'POST',
  path: '/business2cloud/clients/{orgId}/connectors/{id}/pause',
  summary: 'Pause the schedule of a connector.',
  level: 2,
  response: written(clientConnector),
  errors: [409],
  service,
})

export const resumeSchedule = endpoint({
  method: 'POST',
  path: '/business2cloud/clients/{orgId}/connectors/{id}/resume',
  summary: 'Resume the paused schedule of a connector.',
  level: 2,
  response: written(clientConnector),
  errors: [409],
  service,
})
