import { configure } from '@testing-library/react';

/** Milliseconds. A whole form takes seconds to fill in where everything else is built and tested at the same time. */
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 15_000 });
