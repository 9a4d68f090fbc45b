import { join } from '@coop/contracts/entry/join';
import { adminImpersonateHandlers } from './admin/impersonate.ts';
import type { Handlers } from './call/handler.ts';
import { infoBoardHandlers } from './info/board.ts';
import { infoCalendarHandlers } from './info/calendar.ts';
import { infoDemandHandlers } from './info/demand.ts';
import { infoElectionHandlers } from './info/election.ts';
import { infoFiguresHandlers } from './info/figures.ts';
import { infoFooterHandlers } from './info/footer.ts';
import { infoMenuHandlers } from './info/menu.ts';
import { infoTopicHandlers } from './info/topic.ts';
import { infoVerifyHandlers } from './info/verify.ts';
import { memberAuthHandlers } from './member/access/auth.ts';
import { memberPasskeyHandlers } from './member/access/passkey.ts';
import { memberPasswordHandlers } from './member/access/password.ts';
import { memberPushHandlers } from './member/access/push.ts';
import { memberRegisterHandlers } from './member/access/register.ts';
import { memberRelativeHandlers } from './member/access/relative.ts';
import { memberSessionHandlers } from './member/access/session.ts';
import { memberTermsHandlers } from './member/access/terms.ts';
import { memberUploadHandlers } from './member/access/upload.ts';
import { memberCalendarHandlers } from './member/ahead/calendar.ts';
import { memberRetirementHandlers } from './member/ahead/retirement.ts';
import { memberGuaranteeAskHandlers } from './member/borrow/guarantee-ask.ts';
import { memberLoanApplyHandlers } from './member/borrow/loan-apply.ts';
import { memberLoanPapersHandlers } from './member/borrow/loan-papers.ts';
import { memberLoanRightHandlers } from './member/borrow/loan-right.ts';
import { memberCollHandlers } from './member/coll.ts';
import { memberConfirmDataHandlers } from './member/confirm-data.ts';
import { memberDepositHandlers } from './member/deposit.ts';
import { memberDividendHandlers } from './member/dividend.ts';
import { memberFamilyHandlers } from './member/family.ts';
import { memberGianHandlers } from './member/gian.ts';
import { memberInfoHandlers } from './member/info.ts';
import { memberKepHandlers } from './member/kep.ts';
import { memberKepCremHandlers } from './member/kepcrem.ts';
import { memberLastUpdateHandlers } from './member/last-update.ts';
import { memberLoanHandlers } from './member/loan.ts';
import { memberNotificationHandlers } from './member/notification.ts';
import { memberOverviewHandlers } from './member/overview.ts';
import { memberCalendarFeedHandlers } from './member/own/calendar-feed.ts';
import { memberConsentHandlers } from './member/own/consent.ts';
import { dataCopyHandlers } from './member/own/data-copy.ts';
import { memberNoteHandlers } from './member/own/note.ts';
import { memberSettlementHandlers } from './member/own/settlement.ts';
import { memberYearHandlers } from './member/own/year.ts';
import { memberRequestpromoneyHandlers } from './member/requests/requestpromoney.ts';
import { memberWelfareHandlers } from './member/requests/welfare.ts';
import { memberShareHandlers } from './member/share.ts';
import { membergroupAuthHandlers } from './membergroup/auth.ts';
import { membergroupDashboardHandlers } from './membergroup/dashboard.ts';
import { membergroupDeductResultHandlers } from './membergroup/deduct-result.ts';
import { membergroupDeliveryBookHandlers } from './membergroup/delivery-book.ts';
import { membergroupGuideGroupHandlers } from './membergroup/guide-group.ts';
import { membergroupKeeprepHandlers } from './membergroup/keeprep.ts';
import { membergroupNotificationHandlers } from './membergroup/notification.ts';
import { membergroupRegisterHandlers } from './membergroup/register.ts';
import { membergroupSessionHandlers } from './membergroup/session.ts';
import { membergroupSummarizeRepHandlers } from './membergroup/summarize-rep.ts';

const member = join(
  memberYearHandlers,
  memberAuthHandlers,
  memberSessionHandlers,
  memberRelativeHandlers,
  memberPasskeyHandlers,
  memberCalendarHandlers,
  memberPasswordHandlers,
  memberRegisterHandlers,
  memberTermsHandlers,
  memberUploadHandlers,
  memberConfirmDataHandlers,
  memberLastUpdateHandlers,
  memberInfoHandlers,
  memberOverviewHandlers,
  memberShareHandlers,
  memberLoanHandlers,
  memberDepositHandlers,
  memberKepHandlers,
  memberKepCremHandlers,
  memberCollHandlers,
  memberGianHandlers,
  memberFamilyHandlers,
  memberSettlementHandlers,
  memberDividendHandlers,
  memberWelfareHandlers,
  memberRequestpromoneyHandlers,
  memberRetirementHandlers,
  memberLoanRightHandlers,
  memberLoanApplyHandlers,
  memberLoanPapersHandlers,
  memberGuaranteeAskHandlers,
  memberNotificationHandlers,
  memberNoteHandlers,
  memberConsentHandlers,
  memberCalendarFeedHandlers,
  memberPushHandlers,
);

export const handlers: Handlers = join(
  infoFiguresHandlers,
  infoCalendarHandlers,
  member,
  dataCopyHandlers(member),
  adminImpersonateHandlers,
  infoMenuHandlers,
  infoFooterHandlers,
  infoTopicHandlers,
  infoBoardHandlers,
  infoDemandHandlers,
  infoElectionHandlers,
  infoVerifyHandlers,
  membergroupAuthHandlers,
  membergroupRegisterHandlers,
  membergroupSessionHandlers,
  membergroupNotificationHandlers,
  membergroupDashboardHandlers,
  membergroupKeeprepHandlers,
  membergroupDeliveryBookHandlers,
  membergroupSummarizeRepHandlers,
  membergroupGuideGroupHandlers,
  membergroupDeductResultHandlers,
);
