import { agencyReads } from '../entry/endpoint.ts';
import { NotificationList } from '../member/notification.ts';

export const membergroupNotification = {
  membergroupNotificationList: agencyReads({
    path: '/api/membergroup/notification',
    response: NotificationList,
    titleTH: 'การแจ้งเตือนของหน่วยงาน',
    summary: 'What became of the agency’s months: bills, due days, money found or not, receipts',
    spec: '2.4, not named there',
  }),
} as const;
