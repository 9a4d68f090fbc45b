import type { memberTerms } from '@coop/contracts/member/access/terms';
import { personaOf } from '@coop/cooperative/people/personas/personas';
import type { HandlersOf } from '../../call/handler.ts';
import { done, refused } from '../../call/outcome.ts';
import { recordNow } from '../../world/state/record-now.ts';
import type { World } from '../../world/world.ts';
import { TERMS } from './terms-text.ts';

function hasAccepted(world: World, membershipNo: string): boolean {
  const accepted = world.overlay.latest('terms-accepted', membershipNo);
  if (accepted) return accepted.version === TERMS.version;
  return personaOf(Number(membershipNo))?.termsAccepted !== false;
}

export const memberTermsHandlers: HandlersOf<keyof typeof memberTerms> = {
  memberTermsShow({ world, subject }) {
    return { rc_code: hasAccepted(world, subject) ? '1' : '0' };
  },

  memberTermsTextShow: () => TERMS,

  memberTermsAccept({ body, world, subject }) {
    if (body.version !== TERMS.version) return refused('ข้อตกลงมีฉบับใหม่แล้ว กรุณาเปิดหน้านี้อีกครั้งเพื่ออ่าน');
    const { version, marketing, third_party: thirdParty } = body;
    recordNow(world, 'terms-accepted', subject, { version, marketing, thirdParty });
    return done('บันทึกการยอมรับข้อตกลงแล้ว');
  },
};
