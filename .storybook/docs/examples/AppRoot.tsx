import '@plumbline/ui/pageStyles';
import { I18nProvider } from '@plumbline/ui/I18nProvider';
import { RouterProvider } from '@plumbline/ui/RouterProvider';
import { ToastRegion } from '@plumbline/ui/ToastRegion';
import { createRoot } from 'react-dom/client';
import { BidList } from './BidList.tsx';

/** Your router's own navigation, e.g. the one that `useNavigate()` returns. */
const navigate = (href: string) => history.pushState(null, '', href);

createRoot(document.body).render(
  <I18nProvider locale="en-US">
    <RouterProvider navigate={navigate}>
      <BidList />
      <ToastRegion />
    </RouterProvider>
  </I18nProvider>,
);
