import { useCallPages } from '@cuadra/shared/client';
import type { ReviewedReport } from '@cuadra/shared/contract';
import { useCallback } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { REPORT_STATES } from '../basics/names.ts';

export type ReportStatus = ReviewedReport['status'];

/** Rows asked for at a time: what a person decides on in one go. */
const PAGE_SIZE = 100;
const STATUS = 'status';
const COMPANY = 'company';

function isStatus(text: string | null): text is ReportStatus {
  return text !== null && Object.hasOwn(REPORT_STATES, text);
}

/** Which payments the address asks for: `?search=…&status=waiting&company=…`. */
export function useWantedPayments() {
  const [address, setAddress] = useSearchParams();
  // It knows how many drawers stand open: see `useDrawers`.
  const { state } = useLocation();
  const status = address.get(STATUS);
  const choose = useCallback(
    (wanted: string) =>
      setAddress(
        (before) => {
          const next = new URLSearchParams(before);
          if (isStatus(wanted)) next.set(STATUS, wanted);
          else next.delete(STATUS);
          return next;
        },
        { replace: true, state },
      ),
    [setAddress, state],
  );
  return {
    search: address.get('search') ?? '',
    status: isStatus(status) ? status : undefined,
    company: address.get(COMPANY) ?? undefined,
    choose,
  };
}

/** The queue of reported payments as the address wants it; the list and the drawer above it read the same. */
export function usePayments() {
  const { search, status, company } = useWantedPayments();
  return useCallPages(
    'GET /backoffice/reports',
    {
      query: {
        limit: PAGE_SIZE,
        ...(search && { search }),
        ...(status && { status }),
        ...(company && { company_id: company }),
      },
    },
    { keepPrevious: true, staleTime: 0, refetchOnWindowFocus: true },
  );
}
