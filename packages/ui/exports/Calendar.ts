export {
  Calendar,
  type CalendarEvent,
  type CalendarMove,
  type CalendarProps,
  type CalendarView,
  type WeekStart,
} from '../src/components/Calendar/Calendar.tsx';
