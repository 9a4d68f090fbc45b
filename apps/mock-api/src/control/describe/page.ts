import { answerLines, fieldLines } from '@coop/contracts/api-pages/field-lines';
import { answers, inPlace } from './answers.ts';
import { type Procedure, variantsOf } from './procedures.ts';

const WRITE_COMMAND = 'npm run docs';

const HEAD = `# The control plane

Every procedure under \`/__control\`, written from the router by \`${WRITE_COMMAND}\`. What can be done with them is told in
[control-plane.md](control-plane.md); \`/__control/openapi.json\` says the same to programs, and \`/__console/api\` shows
it to people.

\`\`\`sh
curl -s "$MOCK/__control/clock.get" -G --data-urlencode 'input={"world":"default"}'                     # a query
curl -s "$MOCK/__control/clock.advance" -H 'content-type: application/json' -d '{"world":"default","ms":86400000}' # a change
\`\`\`

A field that is not listed is refused, and so is a name that does not exist; the sentence under \`error.message\` says
what was probably meant.
`;

const HOW: Record<Procedure['type'], string> = {
  query: 'query',
  mutation: 'change',
  subscription: 'stream',
};

function inputOf({ input }: Procedure): string {
  const lists = variantsOf(input).map((variant) =>
    fieldLines(variant, 'input').map((line) =>
      line.replace(/^- `world`: .*/, '- `world`: name of a world'),
    ),
  );
  const filled = lists.filter((lines) => lines.length > 0);
  if (filled.length === 0) return 'Takes no fields.';
  return filled.map((lines) => lines.join('\n')).join('\n\nor\n\n');
}

/** Of a list of fields, those inside of fields are named, and no further ones. */
const STEPS = 2;

function answerOf({ name, type }: Procedure): string {
  const answer = answers[name];
  if (type === 'subscription') return 'Answers: events';
  return answer ? answerLines(inPlace(answer, STEPS)).join('\n') : 'Answers: nothing';
}

/** Renders docs/control.md: the procedures by area, with their input and what they answer. */
export function renderControlPage(procedures: readonly Procedure[]): string {
  const modules = [...new Set(procedures.map(({ name }) => name.split('.')[0] ?? ''))];
  const sections = modules.map((module) => {
    const inModule = procedures.filter(({ name }) => name.startsWith(`${module}.`));
    const parts = inModule.map(
      (procedure) =>
        `### ${procedure.name}\n\n${procedure.about} (${HOW[procedure.type]})\n\n${inputOf(procedure)}\n\n${answerOf(procedure)}\n`,
    );
    return `## ${module}\n\n${parts.join('\n')}`;
  });
  return [HEAD, ...sections].join('\n');
}
