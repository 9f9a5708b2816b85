/** What goes wrong besides a fault of one call, and the tests that show what a person gets: file, then a part of the title. */
export const rows: Readonly<Record<string, readonly (readonly [file: string, title: string])[]>> = {
  'the connection is cut in the middle of a response': [
    ['packages/sdk/src/client/failures.test.ts', 'takes a body cut at %d of its length'],
  ],
  'the response of a write is lost': [
    ['packages/sdk/src/client/intents.test.ts', 'keeps the key when the same values are sent again'],
    [
      'apps/portal/src/connectors/editor/connector-editor.test.tsx',
      'sends the same key again after a lost response',
    ],
  ],
  'the browser is offline': [['apps/portal/e2e/resilience.spec.ts', 'shows that it is offline']],
  'the response is any text': [
    ['packages/sdk/src/client/read-answer.test.ts', 'for any text with any status'],
  ],
  'a field of the response has any value': [
    ['packages/sdk/src/client/read-answer.test.ts', 'for a connector with any one field replaced'],
  ],
  'bytes arrive for ever': [['packages/sdk/src/client/failures.test.ts', 'even if bytes keep arriving']],
  'an earlier response arrives last': [
    ['apps/portal/src/custom-sources/custom-sources.test.tsx', 'even if an earlier response is late'],
    ['apps/portal/src/app/organisation-switch.test.tsx', 'ignores a late response to a refresh'],
  ],
  'another organisation is selected while lists load': [
    ['apps/portal/e2e/shell.spec.ts', 'each tab has its own organisation and ignores late responses'],
    ['apps/portal/src/faults/whole-page.test.tsx', 'show no row of another one, and abort its requests'],
  ],
  'a button is pressed twice': [
    ['apps/portal/src/account/sign-in/sign-in.test.tsx', 'sends one call for repeated presses of Enter'],
    ['apps/portal/src/connectors/dashboard-polls.test.tsx', 'is sent once for a double click'],
  ],
  'two tabs, one of which signs out or changes the user': [
    ['apps/portal/e2e/session.spec.ts', 'ends in every tab and on the server, and never mixes two users'],
    ['apps/portal/src/session/forgetting.test.tsx', 'is removed when another user signs in in another tab'],
  ],
  'two tabs renew a session together': [
    ['packages/sdk/src/client/tab-lock.test.ts', 'keeps two tabs from renewing at the same time'],
  ],
  'the clock of the browser is wrong': [
    ['packages/sdk/src/client/server-clock.test.ts', 'trusts a slow response less than a quick one'],
  ],
  'the clocks change, and users are in other time zones': [
    ['packages/sdk/src/connectors/time-zones.test.ts', 'the schedule %s after %s runs at the same instants'],
    ['packages/sdk/src/connectors/time-zones.test.ts', 'a start date stays on its day'],
  ],
  'a hidden tab returns': [
    [
      'apps/portal/src/connectors/dashboard-polls.test.tsx',
      'is requested every 10 seconds while visible, and on return',
    ],
  ],
  'a laptop is asleep for hours': [
    ['apps/portal/src/faults/whole-page.test.tsx', 'for %s polls at most twice, and shows no age below zero'],
    [
      'apps/portal/src/account/sign-in/resume.test.tsx',
      'leaves the page when a device wakes after a longer sleep',
    ],
    ['packages/ui/src/primitives/RelativeTime/relative-time.test.ts', 'in the future, so a clock runs ahead'],
  ],
  'storage is blocked or full': [
    [
      'apps/portal/src/faults/whole-page.test.tsx',
      '%s does not stop a user from changing the organisation, noting a reason and signing out',
    ],
  ],
  'the session ends while a person types': [
    ['apps/portal/e2e/resume.spec.ts', 'keeps the input when a session ends and saves it once'],
  ],
  'the server is killed': [
    ['apps/portal/e2e/resilience.spec.ts', 'keeps page, session and rows'],
    ['apps/demo/test/process.test.ts', 'keeps every confirmed write when it is killed'],
  ],
  'two servers share a data directory': [
    ['apps/demo/test/process.test.ts', 'locks its data directory, and the error names its process'],
  ],
  'the disk is full': [['apps/demo/test/process.test.ts', 'explains a full disk']],
  'mail cannot be sent': [['apps/server/src/mail/sending/mail-sender.test.ts', 'is retried after 1, 2, 4']],
  'a list is very long': [
    ['apps/server/test/regressions/automatic-links.test.ts', 'lists 10,000 areas and 1,000 sub-areas'],
  ],
  'some of many calls fail': [
    ['apps/portal/src/excel/linker/linking.test.tsx', 'retries only the failed calls of a save'],
  ],
  'a name is very long': [['apps/portal/e2e/organisations.spec.ts', 'fits long names at 320 pixels']],
  'a text is half of a character': [
    ['apps/portal/src/session/cookies.test.ts', 'accepts half a surrogate pair'],
    ['apps/server/test/regressions/lone-surrogate.test.ts', 'rejects a lone surrogate in its body'],
  ],
  'a text is written in another way': [
    ['packages/sdk/src/common/lists/search.test.ts', "['İSTANBUL Tekstil', 'istanbul', true]"],
    ['packages/sdk/src/common/lists/search.test.ts', "'Café'.normalize('NFD')"],
    ['packages/domain/src/session/initials.test.ts', "['محمد', 'علي', 'مع']"],
    ['apps/server/test/calls/excel.test.ts', 'has a unique name, ignoring letter case and Unicode form'],
  ],
  'changes and polls overlap in any order': [
    ['apps/portal/src/data/optimistic.model.test.tsx', 'hides removed rows, and finally shows the server’s'],
    ['packages/sdk/src/connectors/refresh-store.model.test.ts', 'shows no older run than the accepted one'],
  ],
  'a change on screen is refused': [
    ['apps/portal/src/connectors/dashboard.test.tsx', 'is undone with a toast when the server refuses'],
    [
      'apps/portal/src/connectors/manage/manage.test.tsx',
      'is undone when refused, and keeps the typed reason',
    ],
  ],
  'two administrators edit the same': [
    ['apps/portal/e2e/groups.spec.ts', 'keeps the changes of two administrators who edit the same group'],
  ],
  'a person is locked or deleted while signed in': [
    ['apps/portal/e2e/users.spec.ts', 'a deleted user loses access immediately'],
  ],
  'the scripts of an open tab no longer exist': [
    ['apps/portal/src/page/lazy-screen.test.ts', 'fails as a chunk error when the server no longer has it'],
  ],
  'the browser blocks cookies': [
    [
      'apps/portal/e2e/no-cookies.spec.ts',
      'explains at sign-in and after the provider that the browser blocks cookies',
    ],
  ],
  'Back after the end of a session': [
    ['apps/portal/e2e/session.spec.ts', 'Back shows nothing of the ended session'],
  ],
  'Back is pressed twice, or the page returns from the back/forward cache': [
    ['apps/portal/src/faults/whole-page.test.tsx', 'keeps it when Back is pressed twice'],
    [
      'apps/portal/src/faults/whole-page.test.tsx',
      'keeps it when the browser shows the page again from its back/forward cache',
    ],
    ['apps/portal/src/page/unsaved.test.tsx', 'needs confirmation on Back and keeps the address'],
  ],
  'many tabs poll together after an outage': [
    ['packages/react/src/polling/poll-spread.test.ts', 'spreads polls that all fail together'],
  ],
  'an older server meets a newer database': [
    ['apps/server/src/storage/storage.test.ts', 'are not changed by an older server'],
  ],
}
