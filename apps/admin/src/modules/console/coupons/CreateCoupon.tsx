import { href } from '@plumbline/app-kit';
import { useNavigate } from 'react-router';
import { CouponForm } from './CouponForm.tsx';
import Coupons from './Coupons.tsx';

/** The coupon list with the form of a new coupon. */
export default function CreateCoupon() {
  const navigate = useNavigate();
  return (
    <>
      <Coupons />
      <CouponForm
        onClose={() => void navigate(href('coupon'))}
        onSaved={({ uuid }) => void navigate(href('admin-coupon', { uuid }))}
      />
    </>
  );
}
