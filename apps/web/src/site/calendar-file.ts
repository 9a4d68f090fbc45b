/** Address of the cooperative's days as a file for calendars, which the web server makes. */
export const CALENDAR_FILE = '/calendar.ics';
