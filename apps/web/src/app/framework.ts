/*
 * Runs React. The build puts this into the file of the framework (shared-files.ts), which index.html runs in a task of its own: with
 * the app's own code it takes a slow phone twice as long as it may.
 */
import 'react'
import 'react-dom/client'
import 'react/jsx-runtime'
