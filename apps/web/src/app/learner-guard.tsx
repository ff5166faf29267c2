import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { deviceId } from '../lib/stores/learner/device-id.ts'
import { StorageNotice } from './storage-notice.tsx'

/** Stands around the learner's pages. It asks for no account: it makes the device id and checks that storage works. */
export function LearnerGuard() {
  useEffect(() => {
    deviceId()
  }, [])
  return (
    <>
      <StorageNotice />
      <Outlet />
    </>
  )
}
