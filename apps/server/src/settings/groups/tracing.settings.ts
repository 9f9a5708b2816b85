import { samplerNames } from '../../tracing/tracing-settings.ts'
import { setting } from '../setting.ts'
import { choice, number, optional, text, urlOf, withDefault } from '../value-kinds.ts'
import { headerList } from './special-kinds.ts'

/** Traces for OpenTelemetry, with the standard names of the variables. */
export const tracingSettings = {
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(optional(urlOf(/^https?$/, 'an http or https URL')), {
    usedBy: 'all',
    does: 'The address of an OpenTelemetry collector for traces, such as `http://collector:4318`, without `/v1/traces`. Without it, there are no [traces](monitoring.md#traces).',
  }),
  OTEL_EXPORTER_OTLP_PROTOCOL: setting(withDefault(choice(['http/protobuf', 'http/json']), 'http/protobuf'), {
    usedBy: 'all',
    does: 'How traces are written. gRPC is not possible.',
  }),
  OTEL_EXPORTER_OTLP_HEADERS: setting(headerList, {
    usedBy: 'all',
    secret: true,
    does: 'Headers of the requests to the collector, such as `authorization=Bearer%20key`, separated by commas.',
  }),
  OTEL_SERVICE_NAME: setting(withDefault(text, 'tributary'), {
    usedBy: 'all',
    does: 'The name of the service in traces.',
  }),
  OTEL_TRACES_SAMPLER: setting(withDefault(choice(samplerNames), 'parentbased_always_on'), {
    usedBy: 'all',
    does: 'Which traces are recorded. A refresh or a mail follows the request that started it with those that begin with `parentbased`.',
  }),
  OTEL_TRACES_SAMPLER_ARG: setting(withDefault(number({ from: 0, to: 1 }), 1), {
    usedBy: 'all',
    does: 'The share of traces that a sampler with `traceidratio` records.',
  }),
}
