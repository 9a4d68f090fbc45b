import { padMembershipNo } from '@coop/format/identifiers/membership-no';
import { buttonClass } from '@coop/ui/button';
import { Card } from '@coop/ui/card';
import { TextField } from '@coop/ui/text-field';
import { type PropsWithChildren, useState } from 'react';
import { control, type Persona } from '../control/control.ts';
import { enterWorld } from '../control/enter-world.ts';
import layout from '../control/layout.module.css';
import { QueryView, useMockQuery } from '../control/mock-query.tsx';
import { usePlace } from '../control/use-place.ts';
import { Enter, EnterMember } from './enter.tsx';
import { FindMembers } from './find-members.tsx';
import styles from './people.module.css';
import { LANDINGS } from './persona-link.ts';

const ADMIN = 'ผู้ดูแลระบบ';

export function PeopleSection() {
  const personas = useMockQuery(['personas'], () => control.personas.list.query());
  const [to, setTo] = useState(LANDINGS[0] ?? '');
  return (
    <>
      <div className={layout.form}>
        <TextField
          label="เข้าแล้วไปที่หน้า"
          hint="เลือกหรือพิมพ์ path ของเว็บ"
          value={to}
          list="landings"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setTo(event.target.value)}
        />
        <datalist id="landings">
          {LANDINGS.map((path) => (
            <option key={path} value={path} />
          ))}
        </datalist>
        <p className={layout.note}>
          เปิดแท็บใหม่ที่เข้าสู่ระบบแล้วในโลกนี้ เบราว์เซอร์หนึ่งเป็นได้ทีละคนและอยู่ได้ทีละโลก ใช้หน้าต่างส่วนตัวเพื่อดูพร้อมกัน
        </p>
      </div>
      <section className="stack" aria-label="ตัวละคร">
        <QueryView query={personas}>
          {(people) => (
            <ul className={styles.cards}>
              {people.map((persona) => (
                <PersonaCard key={persona.no} persona={persona} to={to} />
              ))}
            </ul>
          )}
        </QueryView>
      </section>
      <Others />
      <FindMembers to={to} />
    </>
  );
}

/** Agencies with a story, and the administrator. */
function Others() {
  const { world } = usePlace();
  const agencies = useMockQuery(['agencies'], () => control.personas.agencies.query());
  return (
    <section className="stack" aria-label="หน่วยงานและผู้ดูแลระบบ">
      <QueryView query={agencies}>
        {(known) => (
          <ul className={styles.cards}>
            {known.map(({ no, story, notRegistered }) => (
              <StoryCard key={no} title={no} story={story}>
                {notRegistered ? (
                  <Register href="/membergroup/register" />
                ) : (
                  <Enter entrance={{ agency: no, world }} who={no} />
                )}
              </StoryCard>
            ))}
            <StoryCard title={ADMIN} story="ดูหน้าจอของสมาชิก 00001 แทนสมาชิก ทำรายการแทนไม่ได้">
              <Enter entrance={{ admin: '1', member: 1, world }} who={ADMIN} />
            </StoryCard>
          </ul>
        )}
      </QueryView>
    </section>
  );
}

function StoryCard({
  title,
  story,
  children,
}: Record<'title' | 'story', string> & PropsWithChildren) {
  return (
    <li>
      <Card title={title}>
        <p className={styles.story}>{story}</p>
        {children}
      </Card>
    </li>
  );
}

function Register({ href }: { href: string }) {
  const { world } = usePlace();
  return (
    <a
      className={buttonClass('secondary')}
      href={href}
      target="_blank"
      rel="noopener"
      onClick={() => enterWorld(world)}
    >
      ไปหน้าลงทะเบียน
    </a>
  );
}

function PersonaCard({ persona, to }: { persona: Persona; to: string }) {
  const { world } = usePlace();
  const no = padMembershipNo(String(persona.no));
  return (
    <StoryCard title={no} story={persona.story}>
      {persona.notRegistered ? (
        <Register href="/member/register" />
      ) : (
        <EnterMember member={persona.no} world={world} to={to} />
      )}
    </StoryCard>
  );
}
