export const USAGE = `npm run contract -- --base-url URL [options]
npm run contract -- --replay FILE.har [options]
(npx coop-contract … where @coop/testing is installed)

  --self-signed           takes a certificate of the backend that nobody known has signed
  --portal URL            where the portal’s pages stand, for passkeys (default: the backend’s address)
  --world NAME            world of the mock (default: one of its own)
  --member NO             member to sign in as (00001)      --password WORD (demo1234)
  --other-member NO       whose records must stay hidden (00003)
                                                    --other-password WORD (as --password)
  --agency NO             agency to sign in as (80010001), '' for none
                                                    --agency-password WORD (as --password)
  --admin-cookie N=V      cookie of a signed-in administrator
  --bot-token WORD        passes the bot check (always-pass); ONE,TWO,@FILE is a list of tokens that
                          count once each, in a file one on each line
  --target mock|backend   what stands there (default: found out)
  --allow-writes          also call what changes records of a real backend
  --write-member NO       with it: a throw-away member whose password is changed and changed back
                                                    --write-password WORD (as --password)
  --only PATTERN          endpoint keys, with stars; may be repeated
  --path KEY=PATH         a remapped path; may be repeated
  --seed N                of the drawn bodies (1)           --budget N  calls per endpoint (120)
  --max-wait SECONDS      longest wait for a Retry-After (0)  --timeout SECONDS  for an answer (15)
  --pause SECONDS         before what drifted on a backend is asked again (5)
  --money LIST            members whose money is walked through: numbers with commas, or
                          @FILE with a number and a password on each line
  --today YYYY-MM-DD      nothing is later than this day (Bangkok)
  --push ADDRESS          of the push provider, wss://host/app/key: does a socket outlive its session
  --member-channel NAME   what a member’s own channel is called before the number (private-coop-demo-)
  --max-ms N              95 of 100 calls of an endpoint are answered in this time
  --baseline FILE         known drift does not fail         --update-baseline
  --replay FILE           only what drifted in the calls.ndjson of an earlier run; or the answers
                          in a HAR file, without asking anybody (no --base-url)
  --out DIR               junit.xml, calls.ndjson, calls.har, report.html, contract.patch

Secrets may stand in the environment instead: CONTRACT_MEMBER, CONTRACT_PASSWORD, CONTRACT_OTHER_MEMBER,
CONTRACT_OTHER_PASSWORD, CONTRACT_AGENCY, CONTRACT_AGENCY_PASSWORD, CONTRACT_ADMIN_COOKIE, CONTRACT_BOT_TOKEN,
CONTRACT_WRITE_MEMBER, CONTRACT_WRITE_PASSWORD, and CONTRACT_BOT_TOKENS, a list of tokens that count once each.

  --laws                  says every law of the domain, and nothing else
  --help                  says this

exit code: 0 clean or known, 1 drift, 2 could not run`;
